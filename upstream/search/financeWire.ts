import { z } from 'zod';
import { optionalWireNumber, wireNumber } from '../http/wireNumber.ts';

/*
 * The loan and the leasings of a car in an answer. An option without the numbers that its costs are
 * calculated from is invalid, because a guess would promise a price. Numbers and conditions that can't be read make
 * it invalid as well; titles and descriptions may be missing.
 */

const bounded = z.number().min(0).max(1_000_000_000);
const number = wireNumber.pipe(bounded);
const optionalNumber = optionalWireNumber.pipe(bounded.optional());

const percentage = number.pipe(z.number().max(100));
/** A century. */
const months = number.pipe(z.number().int().min(1).max(1200));

const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional()
  .catch(undefined);

/** A fee that isn't mentioned isn't charged; one that can't be read makes the option invalid. */
const fee = optionalNumber.transform((value) => value ?? 0);

/** A condition of an offer. One that can't be read makes the option invalid, because the offer is untrue without it. */
const condition = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

export const wireDurationHit = z.object({
  months,
  residual_percentage: optionalNumber
    .pipe(z.number().max(100).optional())
    .transform((value) => value ?? 0),
  cash_amount_min_percentage: percentage,
  cash_amount_max_percentage: percentage,
});

export const wireLoanHit = z.object({
  title: text,
  description: text,
  disclaimer: condition,
  /** Real loans are far below; more is a mistake, such as an amount in the wrong field. */
  interest_rate: number.pipe(z.number().max(1000)),
  start_fee: fee,
  invoice_fee: fee,
  price: optionalNumber,
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
  duration: optionalNumber.pipe(z.number().int().min(1).max(1200).optional()),
  mileage: optionalNumber.pipe(z.number().positive().optional()),
  asterisk_note: condition,
});

export type WireDurationHit = z.infer<typeof wireDurationHit>;
export type WireLoanHit = z.infer<typeof wireLoanHit>;
export type WireLeasingHit = z.infer<typeof wireLeasingHit>;
