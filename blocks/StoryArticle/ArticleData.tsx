import { articleData } from '#domain/stories/articleData.ts';
import { storyDate } from '#domain/stories/storyDate.ts';
import type { BlockFrame } from '../block.ts';
import type { StoryContent } from './StoryHead.tsx';

interface ArticleDataProps {
  readonly story: StoryContent;
  readonly frame: BlockFrame;
}

/** What search engines are told of the article. */
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
  // A text with a closing tag in it must not end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write data into a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
