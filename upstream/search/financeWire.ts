import { z } from 'zod';

/*
 * The loan and the leasings of a car in an answer. An option without the numbers that its costs are
 * calculated from is invalid, because a guess would promise a price; texts may be missing.
 */

/** A number, which may be a text with spaces and a decimal comma. */
const number = z
  .union([z.number(), z.string().transform(toNumber)])
  .pipe(z.number().min(0).max(1_000_000_000));

function toNumber(text: string): number {
  const digits = text.replaceAll(/\s/g, '').replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}

const percentage = number.pipe(z.number().max(100));
/** A century. */
const months = number.pipe(z.number().int().min(1).max(1200));

const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional()
  .catch(undefined);

/** A fee that isn't mentioned isn't charged; one that can't be read makes the option invalid. */
const fee = number.nullish().transform((value) => value ?? 0);

export const wireDurationHit = z.object({
  months,
  residual_percentage: percentage.nullish().transform((value) => value ?? 0),
  cash_amount_min_percentage: percentage,
  cash_amount_max_percentage: percentage,
});

export const wireLoanHit = z.object({
  title: text,
  description: text,
  disclaimer: text,
  /** Real loans are far below; more is a mistake, such as an amount in the wrong field. */
  interest_rate: number.pipe(z.number().max(1000)),
  start_fee: fee,
  invoice_fee: fee,
  price: number.nullish().catch(undefined),
  contract_durations: z.array(z.unknown()).catch([]),
  default_contract_duration: z.unknown().optional(),
});

export const wireLeasingHit = z.object({
  title: text,
  leasing_type: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['private', 'company'])),
  monthly_cost: number.pipe(z.number().positive()),
  description: text,
  duration: months.optional().catch(undefined),
  mileage: number.pipe(z.number().positive()).optional().catch(undefined),
  asterisk_note: text,
});

export type WireDurationHit = z.infer<typeof wireDurationHit>;
export type WireLoanHit = z.infer<typeof wireLoanHit>;
export type WireLeasingHit = z.infer<typeof wireLeasingHit>;
