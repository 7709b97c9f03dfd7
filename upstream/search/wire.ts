import { z } from 'zod';

/** What hits must have in common: one of the values in the field. */
export const wireFilter = z.object({ name: z.string(), values: z.array(z.string()) });

/** A question to an index. */
export const wireSearchRequest = z.object({
  /** `sites-<site-id>` holds the facilities of a site. */
  index: z.string(),
  /** What is wanted of each hit. */
  fields: z.array(z.string()),
  filters: z.array(wireFilter),
  facets: z.array(z.unknown()),
  limit: z.number().int().min(0),
  offset: z.number().int().min(0),
});

export type WireSearchRequest = z.infer<typeof wireSearchRequest>;

/** The answer. Each hit is read by itself, lest a bad one cost its neighbours. */
export const wireSearchAnswer = z.object({
  content: z.array(z.unknown()),
  total_items: z.number(),
});

const text = z.string().catch('');
const figures = z.union([z.string(), z.number().transform(String)]);

export const wireDepartment = z.object({ group: z.string(), email: text });

/** A facility. Without name or address of its page it is of no use; all else may be missing. */
export const wireFacility = z.object({
  slug: z.string().trim().min(1),
  site_id: figures,
  site_official_name: z.string().trim().min(1),
  site_city: text,
  site_image_url: text,
  site_phone: figures.catch(''),
  site_zip: figures.catch(''),
  site_street: text,
  site_email: text,
  site_departments: z.array(z.unknown()).catch([]),
});

/** The fields of a facility, as they are asked for. */
export const facilityFields: readonly string[] = Object.keys(wireFacility.shape);
