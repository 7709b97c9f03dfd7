import { z } from 'zod';
import { storiesPageSize } from '#domain/stories/service.ts';
import { readTags } from '#domain/stories/storiesFilter.ts';
import { readQuery } from '../http/readRequest.ts';

/** Maximum number of stories per request; navigating back restores no longer list at once. */
const maxStories = 100;

const schema = z.object({
  site: z.string(),
  locale: z.string(),
  index: z
    .string()
    .max(500)
    .regex(/^\/[^?#]*$/),
  first: z.coerce.number().int().min(1).max(maxStories).default(storiesPageSize),
  after: z.string().min(1).max(500).optional(),
});

/** A request from the browser for stories. */
export interface StoriesQuery extends z.infer<typeof schema> {
  /** Keys of the chosen tags. */
  readonly tags: readonly string[];
}

/** Parses the query; `undefined` if it is invalid. */
export function parseStoriesQuery(search: URLSearchParams): StoriesQuery | undefined {
  const query = readQuery(schema, search);
  return query.ok ? { ...query.value, tags: readTags(search.toString()) } : undefined;
}
