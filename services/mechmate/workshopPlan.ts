import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { SeedReader } from '../seed/seedReader.ts';
import { behaviourNames } from './behaviours.ts';

const text = z.string().min(1);
const price = z.number().min(0);
const quantity = z.number().int().min(1).max(100);

const offering = z.strictObject({
  code: z.string().regex(/^[\w-]+$/),
  name: text,
  /** With VAT; unknown if absent. */
  price: price.optional(),
  description: z.string().default(''),
  notKnownPriceText: z.string().default(''),
  /** What a service agreement saves, in percent. */
  agreementDiscount: z.number().min(0).max(100).default(0),
  /** Above this mileage (10 km), the price is multiplied. */
  longDistance: z.strictObject({ above: z.int().min(0), factor: z.number().positive() }).optional(),
  /** Whether the visitor writes to the workshop what to do. */
  allowUserInput: z.boolean().default(false),
  /** How long the workshop needs for the initial quantity; unknown if absent. */
  durationMinutes: z.number().int().min(1).optional(),
  /** Whether the customer can wait, or leaves the car; unknown if absent. */
  canWait: z.boolean().optional(),
  units: z
    .strictObject({
      initial: quantity,
      minimum: quantity,
      maximum: quantity,
      abbreviation: z.string().default(''),
      postfix: z.string().default(''),
    })
    .optional(),
});

const category = z.strictObject({
  name: text,
  icon: z.string().default(''),
  /** If present, only one of the offerings can be chosen. */
  selectionType: text.optional(),
  offerings: z.array(offering).min(1),
});

const vehicle = z.strictObject({
  brand: z.string().default(''),
  model: z.string().default(''),
  buildYear: z.number().int().optional(),
  isSupported: z.boolean().default(true),
  hasServiceAgreement: z.boolean().default(false),
  /** Codes of offerings that aren't available for the model. */
  unavailable: z.array(text).default([]),
  behaviour: z.enum(behaviourNames).optional(),
});

const planSchema = z.strictObject({
  /** The site whose facilities have the workshops; the main site if absent. */
  site: text.optional(),
  timeZone: text.default('Europe/Stockholm'),
  /** How many weeks ahead can be booked. */
  weeks: z.number().int().min(1).max(52).default(12),
  /** How far away a workshop may be, in km. */
  maxDistance: z.number().positive().default(500),
  /**
   * By brand, the facilities whose workshops are authorised for it, besides those whose department has it in the search
   * index.
   */
  authorised: z.record(text, z.array(text).min(1)).default({}),
  vehicles: z.record(z.string().regex(/^[A-ZÅÄÖ0-9]{2,6}$/), vehicle).default({}),
  services: z.array(category).default([]),
  addons: z.array(category).default([]),
});

/** What the group's workshops offer, and the vehicles that the service knows. */
export type WorkshopPlan = z.output<typeof planSchema>;
export type PlannedVehicle = WorkshopPlan['vehicles'][string];
export type PlannedCategory = WorkshopPlan['services'][number];
export type PlannedOffering = PlannedCategory['offerings'][number];

/** Reads the plan from a YAML file; no vehicles and no offerings if it is missing. Problems are reported. */
export function readWorkshopPlan(file: string, reader: SeedReader): WorkshopPlan {
  const read = existsSync(file)
    ? reader.read(file, planSchema, 'nothing can be booked at workshops')
    : undefined;
  return read ?? planSchema.parse({});
}
