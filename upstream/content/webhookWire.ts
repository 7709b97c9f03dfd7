import { z } from 'zod';
import { optionalParts, readableEntries } from '../http/optionalParts.ts';

/** One change, as the webhook of the platform reports it. It has more fields, which say nothing about pages. */
const wireUpdate = z.object({
  /** The id of an item, which `-layout` or `-media` may follow; of a text of the dictionary, its site, id, key and language. */
  identifier: z.string(),
  ...optionalParts('update', {
    /** `Item`, `LayoutData`, `DictionaryEntry` … */
    entity_definition: z.string(),
    operation: z.string(),
    entity_culture: z.string(),
  }),
});
export type WireUpdate = z.infer<typeof wireUpdate>;

/**
 * The body of the platform's webhook (`OnUpdate`), and of a call in the form of its SDK, which may contain tags as well.
 */
export const wireWebhook = z.object({
  updates: readableEntries('updates', wireUpdate).nullish(),
  tags: readableEntries('tags', z.string()).nullish(),
});
export type WireWebhook = z.infer<typeof wireWebhook>;
