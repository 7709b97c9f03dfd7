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

/** Behaviours by id of the vehicle; all others are financed normally. */
export type FinanceVehicles = ReadonlyMap<string, Behaviour>;

const names = Object.keys(behaviours) as readonly Behaviour[];
const schema = z.record(z.string().min(1), z.enum(names));

/** Reads the vehicles from a YAML file; empty if the file is missing. Problems are reported. */
export function readFinanceVehicles(file: string, reader: SeedReader): FinanceVehicles {
  if (!existsSync(file)) return new Map();
  const read = reader.read(file, schema, 'every vehicle is financed normally') ?? {};
  return new Map(Object.entries(read));
}
