import type { BlockFrame } from '#cms/block.ts';
import { scriptJson } from '#domain/content/structuredData.ts';
import { articleData } from '#domain/stories/articleData.ts';
import { storyDate } from '#domain/stories/storyDate.ts';
import { JsonScript } from '#features/shared/JsonScript.tsx';
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
    date: storyDate(date, { language: frame.locale, timeZone: frame.timeZone })?.value,
    author: author || undefined,
    language: frame.locale,
  });
  return <JsonScript json={scriptJson(data)} />;
}
