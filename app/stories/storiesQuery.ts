import { z } from 'zod';
import { storiesPageSize } from '#domain/stories/service.ts';
import { readTags } from '#domain/stories/storiesFilter.ts';

/** So many stories at most are given at once; going back restores no longer list in one step. */
const mostStories = 100;

const schema = z.object({
  site: z.string(),
  locale: z.string(),
  index: z
    .string()
    .max(500)
    .regex(/^\/[^?#]*$/),
  first: z.coerce.number().int().min(1).max(mostStories).default(storiesPageSize),
  after: z.string().min(1).max(500).optional(),
});

/** What the browser asks of the list of stories. */
export interface StoriesQuery extends z.infer<typeof schema> {
  /** Keys of the chosen tags. */
  readonly tags: readonly string[];
}

/** Reads the query; `undefined` when it can't be one. */
export function parseStoriesQuery(search: URLSearchParams): StoriesQuery | undefined {
  const query = schema.safeParse(Object.fromEntries(search));
  return query.success ? { ...query.data, tags: readTags(search.toString()) } : undefined;
}
