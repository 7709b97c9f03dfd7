import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { SeedReader } from '../seed/seedReader.ts';

/** How the service treats a vehicle, and what a visitor sees. */
export const behaviours = {
  noProducts: 'no products',
  declined: 'every quote has an error with a message',
  shortTermsOnly: 'quotes above 36 months have an error with a message',
  notified: 'every quote has a notification',
  swappedControls: 'deposit and payment as lists of values, term and mileage as ranges',
  slow: 'every answer takes 4 seconds',
  failing: 'every answer is an error 500',
  failingQuotes: 'products, but quotes are answered with an error 500',
  garbage: 'every answer is a page of HTML',
} as const;

export type Behaviour = keyof typeof behaviours;

const behaviourNames = Object.keys(behaviours) as readonly Behaviour[];
const text = z.string().min(1);
const share = z.number().min(0).max(1);
const ascending = z
  .array(z.int().min(1))
  .min(1)
  .refine((values) => values.every((value, at) => value > (values[at - 1] ?? 0)), 'must ascend');

const agreement = z.strictObject({
  name: text,
  /** Key of its family. */
  family: text,
  /** Interest as an effective rate per year: 0.089 for 8.9 %. */
  rate: share,
  /** Months. */
  terms: ascending,
  standardTerm: z.int().min(1),
  /** The oldest that a vehicle may be at the end, in years. */
  oldestAtEnd: z.number().positive(),
  /** The highest deposit, as a share of the price. */
  highestDeposit: share,
  /** Paid with the last payment to become the owner, in pounds. */
  purchaseFee: z.number().min(0),
  /** Miles a year that may be agreed. */
  mileages: ascending,
  standardMileage: z.int().min(1),
  /** Whether part of the price is deferred to an optional final payment. */
  hasFinalPayment: z.boolean().default(false),
});

const planSchema = z.strictObject({
  lender: text.default('The lender'),
  /** The line under every quote. */
  shortTerms: text.default('Terms and conditions apply.'),
  /** What the quotes of vehicles that are `notified` say. */
  notification: text.default('There is news about this quote.'),
  agreements: z.array(agreement).default([]),
  /** Behaviours by id of the vehicle; all others are financed normally. */
  vehicles: z.record(text, z.enum(behaviourNames)).default({}),
});

/** A kind of agreement that the lender offers. */
export type Agreement = z.output<typeof agreement>;

/** What the lender offers, and how it treats single vehicles. */
export type FinancePlan = z.output<typeof planSchema>;

/** Reads the plan from a YAML file; without the file, the lender offers nothing. Problems are reported. */
export function readFinancePlan(file: string, reader: SeedReader): FinancePlan {
  const read = existsSync(file)
    ? reader.read(file, planSchema, 'no vehicle can be financed')
    : undefined;
  return read ?? planSchema.parse({});
}
