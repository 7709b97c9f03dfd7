import { z } from 'zod';
import { carViews } from '#domain/cars/car.ts';

const text = z.string();
const count = z.number().int().min(0);
/** Letters, digits, `-` and `_`, because it is part of a URL. */
const addressPart = text.regex(/^[\w-]+$/);
const day = z.iso.date();
/** A date, or an instant with or without a UTC offset. */
const moment = z.union([day, z.iso.datetime({ offset: true, local: true })]);

const wireThumbnail = z.object({
  thumbnail_url: text,
  blur_data_url: text.optional(),
});

const wireCarImage = z.object({
  original: text,
  blur_data_url: text.optional(),
  /** The viewpoint. */
  view: z.enum(carViews).optional(),
});

const wireSeller = z.object({
  name: text,
  email: text.optional(),
  phone: text.optional(),
  /** A portrait. */
  image_url: text.optional(),
});

export const wireContractDuration = z.object({
  months: count,
  residual_percentage: z.number(),
  cash_amount_min_percentage: z.number(),
  cash_amount_max_percentage: z.number(),
});

export const wireLoanOption = z.object({
  title: text,
  default_monthly_cost: count,
  default_monthly_cost_text: text,
  /** Percent per year, such as 5.95. */
  interest_rate: z.number(),
  interest_rate_text: text,
  start_fee: count,
  start_fee_text: text,
  invoice_fee: count,
  invoice_fee_text: text,
  price: count,
  /** With `{1}` to `{n}` for the numbers of the calculation. */
  disclaimer: text,
  description: text,
  contract_durations: z.array(wireContractDuration),
  default_contract_duration: wireContractDuration,
});

export const wireLeasingOption = z.object({
  title: text,
  leasing_type: z.enum(['Private', 'Company']),
  monthly_cost: count,
  monthly_cost_text: text,
  description: text,
  /** Months. */
  duration: count,
  /** Per year, in the country's unit. */
  mileage: count,
  asterisk_note: text.optional(),
});

const wireDatedPrice = z.object({ date: day, price: count });

/** A car in the index. Strict: this defines what a feed must contain. Answers are parsed leniently. */
export const wireVehicle = z.object({
  car_id: addressPart,
  slug: addressPart,
  car_brand: text.min(1),
  car_model: text.min(1),
  car_model_text: text.optional(),
  car_version: text.optional(),
  car_body: text.optional(),
  car_year: count.optional(),
  car_fuel: text.optional(),
  car_gearbox: text.optional(),
  car_color: text.optional(),
  car_condition: text.optional(),
  car_is_used: z.boolean(),
  car_drive: text.optional(),
  car_mileage: count.optional(),
  car_mileage_text: text.optional(),
  car_odometer: count.optional(),
  car_odometer_unit: text.optional(),
  car_acceleration_text: text.optional(),
  car_emission_mixed_text: text.optional(),
  car_fuel_combined_text: text.optional(),
  wltp_electric_consumption_text: text.optional(),
  /** In kilometres; in miles where `wltp_electric_range_text` is. */
  wltp_electric_range: count.optional(),
  wltp_electric_range_text: text.optional(),
  car_electric_range_text: text.optional(),
  car_fuel_tank_capacity_text: text.optional(),
  battery_size_text: text.optional(),
  electric_charging_speed_ac_text: text.optional(),
  electric_charging_speed_dc_text: text.optional(),
  car_power: count.optional(),
  car_power_text: text.optional(),
  car_service_weight_text: text.optional(),
  /** The heaviest braked trailer, in kilograms. */
  car_towing_weight: count.optional(),
  car_seats: count.optional(),
  car_doors: count.optional(),
  car_cargo_volume_text: text.optional(),
  car_height_text: text.optional(),
  car_length_text: text.optional(),
  car_width_text: text.optional(),
  car_ncapstars: count.optional(),
  car_firstregistration: day.optional(),
  car_regno: text.optional(),
  car_chassino: text.optional(),
  /** In words, such as `Personbil`; addresses filter by it. */
  car_vehicle_type: text.optional(),
  /** `LCV`: prices exclude VAT; otherwise they include it. */
  car_vehicle_type_code: text.optional(),
  car_vat_eligible: z.boolean().optional(),
  car_is_sample: z.boolean(),
  car_price: count.optional(),
  car_price_title: text.optional(),
  car_price_text: text.optional(),
  car_price_currency: text.length(3),
  car_retail_price: count.optional(),
  car_retail_price_text: text.optional(),
  /** Oldest first; each price applied from its day on. The last one is `car_price`. */
  car_price_history: z.array(wireDatedPrice).optional(),
  /** Follow from the history (`priceHistory.ts`). */
  car_price_reduction: count.optional(),
  car_is_price_reduced: z.boolean().optional(),
  car_campaign_price: count.optional(),
  car_campaign_price_text: text.optional(),
  car_has_campaign_price: z.boolean().optional(),
  car_has_campaign_loan: z.boolean().optional(),
  car_has_campaign_companyleasing: z.boolean().optional(),
  car_has_campaign_privateleasing: z.boolean().optional(),
  car_has_companyleasing: z.boolean().optional(),
  car_has_privateleasing: z.boolean().optional(),
  car_campaigns: z.array(text).optional(),
  caroftheweek: z.boolean().optional(),
  car_primary_image: wireThumbnail.optional(),
  car_images: z.array(wireCarImage).optional(),
  car_equipment: z.array(text).optional(),
  car_description: text.optional(),
  car_site_id: text.optional(),
  car_site_name: text.optional(),
  car_site_city: text.optional(),
  car_site_region: text.optional(),
  car_sellers: z.array(wireSeller).optional(),
  car_loan_option: wireLoanOption.optional(),
  car_leasing_options: z.array(wireLeasingOption).optional(),
  car_pbbratio: z.number().optional(),
  car_beneficial_value: count.optional(),
  car_loan_monthly_cost: count.optional(),
  /** What decides the loan's cost apart from its price (`domain/finance/loanTermsText.ts`). */
  car_loan_terms: text.optional(),
  /** The price of the loan, in hundredths of the currency's unit. */
  car_loan_price_hundredths: count.optional(),
  car_privateleasing_monthly_cost: count.optional(),
  car_companyleasing_monthly_cost: count.optional(),
  car_publishdate: moment,
  indexed_at: moment.optional(),
  car_companyerpid: text.optional(),
  car_departmenterpid: text.optional(),
});

export type WireVehicle = z.infer<typeof wireVehicle>;
