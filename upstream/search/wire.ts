import { z } from 'zod';
import { defaultPageSize } from '#domain/search/paging.ts';

/** What hits must have in common: one of the values in the field. */
export const wireFilter = z.object({
  name: z.string(),
  /** A choice: any of them. A range of whole numbers: exactly two, its ends; else it doesn't apply. */
  values: z.array(z.string()),
});

/** A facet wanted in the answer, with what is chosen in it. */
export const wireFacetRequest = z.object({
  name: z.string(),
  /** The field of the values below its values: `car_model` below `car_brand`. */
  child_name: z.string().optional(),
  /** How its values are ordered; by count, the most first, where nothing is said. */
  sort_order: z.enum(['count_desc', 'text_asc', 'text_desc']).optional(),
  /**
   * The chosen values of the facet and of its child, by field name. They narrow the hits and all other
   * facets, not the facet itself. A parent with a chosen child means that child only.
   */
  filters: z.array(wireFilter).optional(),
});

/** A question to an index. */
export const wireSearchRequest = z.object({
  /** `vehicles-<site-id>` holds the cars of a site, `sites-<site-id>` its facilities. */
  index: z.string(),
  /** What is wanted of each hit; everything where the list is empty. */
  fields: z.array(z.string()),
  keyphrase: z.string().optional(),
  facets: z.array(wireFacetRequest),
  /** How many hits at most; 0 asks for facets alone. */
  limit: z.number().int().min(0).default(defaultPageSize),
  offset: z.number().int().min(0),
  /** `<field>_asc` or `<field>_desc`. `car_publishdate_asc` means the newest first. */
  sort_name: z.string().optional(),
  /** What always holds: no facet counts without them. */
  filters: z.array(wireFilter),
});

export type WireFilter = z.infer<typeof wireFilter>;
export type WireFacetRequest = z.infer<typeof wireFacetRequest>;
export type WireSearchRequest = z.infer<typeof wireSearchRequest>;

/** A value of a facet, or a bucket of a histogram. */
export interface WireFacetValue {
  text: string;
  count: number;
  children?: WireFacetValue[] | undefined;
  /** Of a bucket: its lowest number, and the number where the next begins. The first bucket's `min`
   * and the last one's `max` are the lowest and highest number that occur. */
  min?: number | undefined;
  max?: number | undefined;
}

export const wireFacetValue: z.ZodType<WireFacetValue> = z.object({
  text: z.string(),
  count: z.number(),
  get children() {
    return z.array(wireFacetValue).optional();
  },
  min: z.number().optional(),
  max: z.number().optional(),
});

export const wireFacet = z.object({
  name: z.string(),
  child_name: z.string().optional(),
  type: z.enum(['terms', 'histogram']),
  values: z.array(wireFacetValue),
});

export type WireFacet = z.infer<typeof wireFacet>;

/** The answer. Each hit and facet is read by itself, lest a bad one cost its neighbours. */
export const wireSearchAnswer = z.object({
  facet: z.array(z.unknown()).catch([]),
  content: z.array(z.unknown()),
  total_items: z.number(),
});

/** The answer as a service writes it. */
export interface WireSearchAnswer {
  facet: WireFacet[];
  content: Record<string, unknown>[];
  total_items: number;
  limit: number;
  offset: number;
}
