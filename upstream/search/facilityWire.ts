import { z } from 'zod';

const text = z.string().catch('');
const figures = z.union([z.string(), z.number().transform(String)]);

const list = z.array(z.unknown()).catch([]);
const optionalText = z.string().trim().min(1).optional().catch(undefined);

export const wireDepartment = z.object({
  group: text,
  name: text,
  official_name: text,
  phone: figures.catch(''),
  email: text,
  brands: list,
  erp_id: figures.catch(''),
  openingschedule: z.unknown().optional(),
  users: list,
});

/** A brand of a department in an answer. */
export const wireAnsweredBrand = z.object({ name: optionalText, brand_code: optionalText });

const days = z
  .array(z.unknown())
  .nullish()
  .transform((value) => value ?? []);

/** The opening hours of a department in an answer. */
export const wireAnsweredSchedule = z.object({ openinghours: days, deviationdays: days });

/** Blank if there is none. A time that isn't a text can't be read, which is not the same as none. */
const timeText = z
  .string()
  .trim()
  .nullish()
  .transform((value) => value || undefined);

/** The hours of a weekday or a date in an answer. */
export const wireAnsweredHours = z.object({
  opens: timeText,
  closes: timeText,
  displayText: text,
});

/** An employee in an answer. */
export const wireAnsweredUser = z.object({
  first_name: text,
  last_name: text,
  title: text,
  phone: figures.catch(''),
  email: text,
  image_url: text,
});

/** A facility in an answer. It needs an id, a name and a slug; all other fields may be missing. */
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
  site_geocoord: text,
  site_brands: list,
  site_departments: list,
});

/** The index fields of a facility. */
export const facilityFields: readonly string[] = Object.keys(wireFacility.shape);

const filled = z.string().min(1);
const phone = z.string().regex(/^[\d\s()/+-]{5,}$/);
const email = z.email();
const isoDay = z.iso.date();
const time = z.string().regex(/^\d{2}:\d{2}$/);

/** Opening hours of a weekday or of a date that deviates; closed if there are no times. */
const wireHours = z.object({
  opens: time.optional(),
  closes: time.optional(),
  /** The day and its hours, in the site's language. */
  displayText: filled,
});

const wireOpeningSchedule = z.object({
  /** Monday is 1. */
  openinghours: z.array(wireHours.extend({ day: z.number().int().min(1).max(7) })),
  deviationdays: z.array(wireHours.extend({ date: isoDay })),
});

export const wireUser = z.object({
  first_name: filled,
  last_name: filled,
  title: filled,
  phone: phone.optional(),
  email: email.optional(),
  /** A portrait. */
  image_url: filled.optional(),
});

const wireBrand = z
  .object({ name: filled.optional(), brand_code: filled.optional() })
  .refine(({ name, brand_code }) => (name ?? brand_code) !== undefined, {
    error: 'a brand has a name or a brand_code',
  });

export const wireSiteDepartment = z.object({
  name: filled,
  official_name: filled,
  department_type: filled,
  /** Its kind, in the group's terms: `New cars`, `Used cars`, `Workshop`. */
  group: filled,
  brands: z.array(wireBrand),
  /** Company and department, such as `10.1011`. */
  erp_id: z.string().regex(/^[^.\s]+\.[^.\s]+$/),
  phone: phone.optional(),
  email: email.optional(),
  openingschedule: wireOpeningSchedule,
  users: z.array(wireUser),
});

const wireSiteImage = z.object({
  thumbnail_url: filled,
  original: filled,
  blur_data_url: z.string().optional(),
});

/** A facility in the index. Strict: this defines what a feed must contain. Answers are parsed leniently. */
export const wireSite = z.object({
  site_id: z.string().regex(/^[\w-]+$/),
  id: filled,
  slug: z.string().regex(/^[a-z0-9-]+$/),
  site_official_name: filled,
  site_street: filled,
  site_zip: filled,
  site_city: filled,
  site_region: filled,
  /** The place name used by visitors: a district, if the city has several facilities. */
  website_city: filled,
  site_phone: phone,
  site_email: email,
  /** Latitude and longitude in degrees, such as `59.3293,18.0686`. */
  site_geocoord: z.string().regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/),
  site_image_url: filled.optional(),
  site_primary_image: wireSiteImage.optional(),
  site_brands: z.array(filled),
  website_sort_order: z.number().int().min(0),
  site_departments: z.array(wireSiteDepartment),
});

export type WireSite = z.infer<typeof wireSite>;
export type WireSiteDepartment = z.infer<typeof wireSiteDepartment>;
export type WireUser = z.infer<typeof wireUser>;
