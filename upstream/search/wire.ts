import { z } from 'zod';
import { defaultPageSize } from '#domain/search/paging.ts';

/** More than the largest facet has, and few enough to answer quickly. */
const maxValues = 500;

/** A facet has filters for itself and its child. */
const maxFacetFilters = 20;

/** A condition for hits: the field has one of the values. */
export const wireFilter = z.object({
  name: z.string(),
  /** For a choice, any of them. For a range, exactly two integers, its ends; otherwise it is ignored. */
  values: z.array(z.string()).max(maxValues),
});

/** A facet to return, with its filters. */
export const wireFacetRequest = z.object({
  name: z.string(),
  /** The field of child values: `car_model` for `car_brand`. */
  child_name: z.string().optional(),
  /** The order of its values; by count, descending, by default. */
  sort_order: z.enum(['count_desc', 'text_asc', 'text_desc']).optional(),
  /**
   * The filters of the facet and its child, by field name. They apply to the hits and all other facets,
   * but not to this facet. A parent with a chosen child matches that child only.
   */
  filters: z.array(wireFilter).max(maxFacetFilters).optional(),
});

/** A visitor's own terms of a loan. A period or down payment that is absent is the default of each loan. */
export const wireOwnTerms = z.object({
  months: z.number().int().min(1).max(1200).optional(),
  down_payment: z.number().int().min(0).optional(),
  /** Of the price; the amount counts if there are both. */
  down_payment_percentage: z.number().min(0).max(100).optional(),
});

export type WireOwnTerms = z.infer<typeof wireOwnTerms>;

/** What may be paid by the month for a loan on a visitor's own terms. */
export const wireMonthlyBudget = wireOwnTerms.extend({
  /** Both are included, in whole units of the currency. */
  low: z.number().int().min(0).optional(),
  high: z.number().int().min(0).optional(),
});

export type WireMonthlyBudget = z.infer<typeof wireMonthlyBudget>;

/** A request to an index. */
export const wireSearchRequest = z.object({
  /** `vehicles-<site-id>` holds the cars of a site, `sites-<site-id>` its facilities. */
  index: z.string(),
  /** The fields to return for each hit; all if empty. */
  fields: z.array(z.string()),
  keyphrase: z.string().optional(),
  /** Whether words of the keyphrase may be dropped if nothing has all of them. */
  drop_words: z.boolean().optional(),
  facets: z.array(wireFacetRequest),
  /** Maximum number of hits; 0 requests only facets. */
  limit: z.number().int().min(0).default(defaultPageSize),
  offset: z.number().int().min(0),
  /**
   * `<field>_asc` or `<field>_desc`; `car_publishdate_asc` means the newest first. `<field>_listed` is the order of
   * `sort_values`.
   */
  sort_name: z.string().optional(),
  /** For `<field>_listed`: the values of the field in the order of the hits. Hits with other values come last. */
  sort_values: z.array(z.string()).max(maxValues).optional(),
  /**
   * For the order by the monthly cost of loans: the terms on which it is meant, instead of those of each loan. Hits whose
   * loan isn't offered on them come last.
   */
  sort_terms: wireOwnTerms.optional(),
  /** Filters that always apply; all facets are counted under them. */
  filters: z.array(wireFilter),
  /** Applies like `filters`, to cars whose loan is offered on these terms. */
  monthly_budget: wireMonthlyBudget.optional(),
});

export type WireFilter = z.infer<typeof wireFilter>;
export type WireFacetRequest = z.infer<typeof wireFacetRequest>;
export type WireSearchRequest = z.infer<typeof wireSearchRequest>;

/** A value of a facet, or a bucket of a histogram. */
export interface WireFacetValue {
  text: string;
  count: number;
  children?: WireFacetValue[] | undefined;
  /**
   * For a bucket: its lowest number, and the number at which the next one starts. The first `min` and
   * the last `max` are the lowest and highest numbers that occur.
   */
  min?: number | undefined;
  max?: number | undefined;
}

const wireFacetValue: z.ZodType<WireFacetValue> = z.object({
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

/** A typed word, and the one it is read as. */
const wireRepair = z.object({ typed: z.string(), read: z.string() });

export type WireRepair = z.infer<typeof wireRepair>;

/** The answer. Each hit and facet is parsed separately, so that an invalid one is dropped alone. */
export const wireSearchAnswer = z.object({
  facet: z.array(z.unknown()).catch([]),
  content: z.array(z.unknown()),
  total_items: z.number(),
  /** The dropped words; absent if the hits have all words. */
  dropped_words: z.array(z.string()).optional().catch(undefined),
  /** The words that were read as others, because they aren't in the index. */
  repaired_words: z.array(wireRepair).optional().catch(undefined),
  /** What words may have meant, if there are few hits or the words aren't in the index. */
  similar_words: z.array(wireRepair).optional().catch(undefined),
});

/** The answer as written by a service. */
export interface WireSearchAnswer {
  facet: WireFacet[];
  content: Record<string, unknown>[];
  total_items: number;
  limit: number;
  offset: number;
  dropped_words?: string[] | undefined;
  repaired_words?: WireRepair[] | undefined;
  similar_words?: WireRepair[] | undefined;
}
