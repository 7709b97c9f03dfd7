import type { BlockFrame } from '#cms/block.ts';
import { articleData } from '#domain/stories/articleData.ts';
import { storyDate } from '#domain/stories/storyDate.ts';
import type { StoryContent } from './StoryHead.tsx';

interface ArticleDataProps {
  readonly story: StoryContent;
  readonly frame: BlockFrame;
}

/** Structured data about the article, for search engines. */
export function ArticleData({ story: { values }, frame }: ArticleDataProps) {
  const { title, premble, image, date, author } = values;
  const data = articleData({
    title,
    description: premble,
    url: frame.url,
    image: image?.src,
    date: date && storyDate(date, frame.locale).value,
    author: author || undefined,
    language: frame.locale,
  });
  // Escaped, so that a closing tag in a text can't end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write data into a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
