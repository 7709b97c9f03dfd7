import { z } from 'zod';
import { carViews } from '#domain/cars/car.ts';
import { isDateText } from '#domain/content/instant.ts';
import { optionalWireNumber } from '../http/wireNumber.ts';

/*
 * A car in an answer. `vehicleWire.ts` defines what a feed must contain; this schema accepts whatever
 * an index returns: an invalid field counts as missing, and a car is dropped only if it has no valid
 * id, slug, brand or model.
 */

const words = z.union([z.string(), z.number().transform(String)]);
const needed = words.pipe(z.string().trim().min(1));

/** A trimmed text; an empty one counts as missing. */
const text = words
  .transform((value) => value.trim() || undefined)
  .optional()
  .catch(undefined);

/** A non-negative number, rounded to an integer. */
const wholeNumber = optionalWireNumber
  .transform((value) => (value === undefined ? undefined : Math.round(value)))
  .pipe(z.number().min(0).max(Number.MAX_SAFE_INTEGER).optional());

const count = wholeNumber.catch(undefined);

/** An amount of money. 0 means that no price was entered. */
const amount = count.transform((value) => value || undefined);

/** A positive number. */
const ratio = optionalWireNumber.pipe(z.number().positive().optional()).catch(undefined);

const anyFlag = z.union([
  z.boolean(),
  words.pipe(z.string().trim().toLowerCase()).pipe(z.stringbool({ truthy: ['true', '1'] })),
]);
const flag = anyFlag.optional().catch(undefined);

/** In place of a part that is there and can't be read, where leaving it out would make another part untrue. */
export const unreadable = Symbol('unreadable');

function orUnreadable<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.unknown().transform((): typeof unreadable => unreadable)]);
}

/** A part that can be read; undefined if it can't be, or isn't there. */
export function known<Value>(value: Value | typeof unreadable | null): Value | undefined {
  return value === unreadable || value === null ? undefined : value;
}

const emptyText = z.literal('').transform(() => undefined);
const decidingFlag = z.union([emptyText, anyFlag]).nullish();

/** Signs that people enter instead of codes. The one of crowns means the currency of the market. */
const currencySigns: ReadonlyMap<string, string | undefined> = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['KR', undefined],
  ['', undefined],
]);

const currency = words
  .transform((value) => value.trim().toUpperCase())
  .refine((value) => currencySigns.has(value) || /^[A-Z]{3}$/.test(value))
  .transform((value) => (currencySigns.has(value) ? currencySigns.get(value) : value))
  .nullish();

/**
 * What decides whether prices are true: "from" prices of samples, prices of vans without VAT, those of campaigns that
 * have ended, those of leasing that isn't offered, and their currency.
 */
const decidingFields = {
  car_is_sample: decidingFlag,
  car_vehicle_type_code: words.nullish(),
  car_price_currency: currency,
  car_campaign_price: wholeNumber.transform((value) => value || undefined),
  car_has_campaign_price: decidingFlag,
  car_has_privateleasing: decidingFlag,
  car_has_companyleasing: decidingFlag,
} as const;

/** A date or an instant. Its day depends on the time zone of the site. */
const date = z.string().refine(isDateText).optional().catch(undefined);

/** Several texts; a single one may come without a list. */
const texts = z
  .union([z.array(z.unknown()), z.string().transform((value): unknown[] => [value])])
  .catch([])
  .transform((values) => values.flatMap((value) => text.parse(value) ?? []))
  .transform((values) => [...new Set(values)]);

/** A car's id, which is part of URLs. */
export const carIdPattern = /^[\w-]+$/;

export const wireThumbnailHit = z.object({ thumbnail_url: z.string(), blur_data_url: text });

export const wireImageHit = z.object({
  original: z.string(),
  blur_data_url: text,
  view: z.enum(carViews).optional().catch(undefined),
});

/** The fields of a card. */
export const wireCardHit = z.object({
  car_id: needed.pipe(z.string().regex(carIdPattern)),
  slug: needed,
  car_brand: needed,
  car_model: needed,
  car_model_text: text,
  car_version: text,
  car_body: text,
  car_year: count,
  car_fuel: text,
  car_gearbox: text,
  car_drive: text,
  car_color: text,
  car_condition: text,
  car_is_used: flag,
  car_is_sample: orUnreadable(decidingFields.car_is_sample),
  car_vehicle_type_code: orUnreadable(decidingFields.car_vehicle_type_code),
  car_vat_eligible: flag,
  car_mileage: count,
  car_mileage_text: text,
  car_odometer: count,
  car_odometer_unit: text,
  wltp_electric_range_text: text,
  car_electric_range_text: text,
  car_acceleration_text: text,
  car_regno: text,
  car_chassino: text,
  car_price: amount,
  car_price_title: text,
  car_price_text: text,
  car_price_currency: orUnreadable(decidingFields.car_price_currency),
  car_retail_price: amount,
  // 0 says that the price isn’t reduced.
  car_price_reduction: count,
  car_campaign_price: orUnreadable(decidingFields.car_campaign_price),
  car_has_campaign_price: orUnreadable(decidingFields.car_has_campaign_price),
  car_has_campaign_loan: flag,
  car_has_campaign_privateleasing: flag,
  car_has_campaign_companyleasing: flag,
  car_has_privateleasing: orUnreadable(decidingFields.car_has_privateleasing),
  car_has_companyleasing: orUnreadable(decidingFields.car_has_companyleasing),
  car_loan_monthly_cost: amount,
  car_privateleasing_monthly_cost: amount,
  car_companyleasing_monthly_cost: amount,
  car_campaigns: texts,
  car_primary_image: wireThumbnailHit.optional().catch(undefined),
  car_site_id: text,
  car_site_name: text,
  car_site_city: text,
  car_site_region: text,
  car_publishdate: date,
});

/** The fields of a card whose loan is shown on a visitor's own terms. */
export const wireOwnTermsHit = wireCardHit.extend({ car_loan_option: z.unknown().optional() });

/** All fields of a car. */
export const wireRecordHit = wireCardHit.extend({
  car_images: z.array(z.unknown()).catch([]),
  car_equipment: texts,
  car_description: text,
  car_power: text,
  car_power_text: text,
  car_fuel_combined_text: text,
  car_emission_mixed_text: text,
  wltp_electric_consumption_text: text,
  battery_size_text: text,
  electric_charging_speed_ac_text: text,
  electric_charging_speed_dc_text: text,
  car_fuel_tank_capacity_text: text,
  car_seats: text,
  car_doors: text,
  car_cargo_volume_text: text,
  car_service_weight_text: text,
  car_length_text: text,
  car_width_text: text,
  car_height_text: text,
  car_ncapstars: text,
  car_firstregistration: date,
  car_beneficial_value: amount,
  car_price_history: z.unknown().optional(),
  car_pbbratio: ratio,
  car_loan_option: z.unknown().optional(),
  car_leasing_options: z.array(z.unknown()).catch([]),
  car_sellers: z.array(z.unknown()).catch([]),
  car_companyerpid: text,
  car_departmenterpid: text,
});

/** The fields of a car that are reported if they are there and can't be read. */
export const reportedFields: Readonly<Record<string, z.ZodType>> = {
  ...decidingFields,
  ...Object.fromEntries(
    [
      'car_year',
      'car_mileage',
      'car_odometer',
      'car_price',
      'car_retail_price',
      'car_loan_monthly_cost',
      'car_privateleasing_monthly_cost',
      'car_companyleasing_monthly_cost',
      'car_beneficial_value',
      'car_pbbratio',
    ].map((name) => [name, optionalWireNumber]),
  ),
};

export const wireSellerHit = z.object({ name: text, email: text, phone: text });

export type WireCardHit = z.infer<typeof wireCardHit>;
export type WireRecordHit = z.infer<typeof wireRecordHit>;
