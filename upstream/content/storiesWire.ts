import { z } from 'zod';

/** A field's value in the format of the layout; invalid ones count as missing. */
const json = z.object({ jsonValue: z.unknown() }).nullish().catch(undefined);
const url = z.object({ path: z.string().nullish() }).nullish().catch(undefined);

/** The answer to the index query. */
export const wireStoriesIndexAnswer = z.object({
  layout: z
    .object({
      item: z.object({ id: z.string(), template: z.object({ id: z.string() }) }).nullish(),
    })
    .nullish(),
});

/** A story in a list. Stories are parsed one by one, so that an invalid one is dropped alone. */
export const wireStory = z.object({
  id: z.string(),
  displayName: z.string().nullish().catch(undefined),
  url: z.object({ path: z.string() }),
  title: json,
  premble: json,
  image: json,
  date: json,
  tags: z.object({ value: z.string().nullish() }).nullish().catch(undefined),
});
export type WireStory = z.infer<typeof wireStory>;

/** The answer to the list query. */
export const wireStoriesAnswer = z.object({
  index: z.object({ url, showDates: json, layout: json, highlightLatestStory: json }).nullish(),
  stories: z.object({
    total: z.number().int().nonnegative(),
    pageInfo: z.object({ endCursor: z.string().nullish(), hasNext: z.boolean().nullish() }),
    results: z.array(z.unknown()),
  }),
});
export type WireStoriesAnswer = z.infer<typeof wireStoriesAnswer>;

/** The answer to the query for the root path. */
export const wireTagsRootAnswer = z.object({
  site: z.object({ siteInfo: z.object({ rootPath: z.string() }).nullish() }),
});

/** A tag. */
export const wireTag = z.object({ id: z.string(), key: json, value: json });

/** The answer to the tags query. A site without tags has no item for them. */
export const wireTagsAnswer = z.object({
  item: z.object({ children: z.object({ results: z.array(z.unknown()) }) }).nullish(),
});

/** The answer to the cursor query. */
export const wireCursorAnswer = z.object({
  stories: z.object({ pageInfo: z.object({ endCursor: z.string().nullish() }) }),
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
