import { z } from 'zod';
import { optionalParts } from '../http/optionalParts.ts';
import { wirePageInfo } from './wire.ts';

/** A field's value in the format of the layout. */
const json = z.object({ jsonValue: z.unknown() });
const url = z.object(optionalParts('url', { path: z.string() }));

/** The answer to the index query. */
export const wireStoriesIndexAnswer = z.object({
  layout: z
    .object({
      item: z
        .object({ id: z.string(), path: z.string(), template: z.object({ id: z.string() }) })
        .nullish(),
    })
    .nullish(),
});

/** A story in a list. Stories are parsed one by one, so that an invalid one is dropped alone. */
export const wireStory = z.object({
  id: z.string(),
  url: z.object({ path: z.string() }),
  ...optionalParts('story', {
    displayName: z.string(),
    title: json,
    premble: json,
    image: json,
    date: json,
    tags: z.object(optionalParts('tags', { value: z.string() })),
  }),
});
export type WireStory = z.infer<typeof wireStory>;

/** The answer to the list query. */
export const wireStoriesAnswer = z.object({
  ...optionalParts('stories', {
    index: z.object(
      optionalParts('index', { url, showDates: json, layout: json, highlightLatestStory: json }),
    ),
  }),
  stories: z.object({
    total: z.number().int().nonnegative(),
    ...optionalParts('stories', { pageInfo: wirePageInfo }),
    results: z.array(z.unknown()),
  }),
});
export type WireStoriesAnswer = z.infer<typeof wireStoriesAnswer>;

/** A tag. */
export const wireTag = z.object({
  id: z.string(),
  ...optionalParts('tag', { key: json, value: json }),
});

/** The answer to the tags query. A site without tags has no item for them. */
export const wireTagsAnswer = z.object({
  item: z.object({ children: z.object({ results: z.array(z.unknown()) }) }).nullish(),
});

/** The answer to the cursor query. */
export const wireCursorAnswer = z.object({
  stories: z.object(optionalParts('stories', { pageInfo: wirePageInfo.pick({ endCursor: true }) })),
});

const articles = z.object({ results: z.array(z.unknown()) });

/** An article, for the date of its index; an index without a date is common. */
const articleItem = z
  .object({
    parent: z.object({
      parent: z.object({ date: z.object({ formattedDateValue: z.string().nullish() }) }),
    }),
  })
  .nullish()
  .catch(undefined);

/** The answer to the neighbours query. */
export const wireNeighboursAnswer = z.object({
  item: articleItem,
  nextArticle: articles,
  prevArticle: articles,
});
