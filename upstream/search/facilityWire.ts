import { z } from 'zod';

const text = z.string().catch('');
const figures = z.union([z.string(), z.number().transform(String)]);

export const wireDepartment = z.object({
  group: z.string(),
  name: text,
  official_name: text,
  phone: figures.catch(''),
  email: text,
});

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
