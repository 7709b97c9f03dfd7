import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { SeedReader } from '../seed/seedReader.ts';

/** How the service treats an agreement, and what a visitor sees. */
export const behaviours = {
  failingSearch: 'the search is answered with an error 500',
  slow: 'every answer takes 4 seconds',
  garbage: 'the search is answered with a page of HTML',
  noPhone: 'no code is sent, because there is no phone number',
  noMessages: 'no code is sent, because text messages fail',
  lockedCodes: 'every code is refused',
  failingDays: 'the days are answered with an error 500',
  failingTimes: 'the times are answered with an error 500',
  takenTimes: 'every time is taken when it is booked',
  failingBooking: 'bookings are answered with an error 500',
  failingReview: 'reviews are answered with an error 500',
  shortLogin: 'the login ends after the days were requested',
} as const;

export type Behaviour = keyof typeof behaviours;

const behaviourNames = Object.keys(behaviours) as readonly Behaviour[];
const weekday = z.int().min(1).max(7);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:30');

const workshop = z.strictObject({
  location: z.string().min(1),
  department: z.string().min(1),
  address: z.string().min(1),
  phone: z.string().min(1),
  email: z.email(),
  /** The name of the service that is booked. */
  service: z.string().min(1),
  opens: clock.default('07:00'),
  closes: clock.default('16:00'),
  minutes: z.int().min(5).max(480).default(30),
  /** Vehicles at the same time. */
  places: z.int().min(1).max(100).default(2),
  /** Days of the week, Monday is 1. */
  openOn: z.array(weekday).default([1, 2, 3, 4, 5]),
  /** Open, but times are agreed by phone. */
  withoutTimesOn: z.array(weekday).default([]),
  /** Every day is taken. */
  isFull: z.boolean().default(false),
});

const tire = z.strictObject({
  position: z.string().min(1),
  name: z.string().min(1),
  pattern: z.string().optional(),
  width: z.int().optional(),
  aspectRatio: z.int().optional(),
  rim: z.int().optional(),
  depth: z.number().optional(),
  status: z.int().min(0).default(0),
  statusText: z.string().optional(),
});

const vehicle = z.strictObject({
  regNo: z.string().min(1),
  brandCode: z.string().min(1),
  brand: z.string().min(1),
  model: z.string().min(1),
  name: z.string().min(1),
  productId: z.string().optional(),
  packageLevel: z.string().optional(),
  workshop: z.string().optional(),
  tires: z.array(tire).default([]),
});

const agreement = z.strictObject({
  phone: z.string().regex(/^\+\d{8,15}$/, 'must be a number such as +46701234567'),
  /** What the agreement shows, for the front page. */
  shows: z.string().min(1),
  behaviour: z.enum(behaviourNames).optional(),
  vehicles: z.array(vehicle).min(1),
});

const schema = z
  .strictObject({
    workshops: z.record(z.string().min(1), workshop),
    agreements: z.record(z.string().regex(/^[A-Z\d]{2,7}$/), agreement),
  })
  .check(({ value: { workshops, agreements }, issues }) => {
    for (const [regNo, { vehicles }] of Object.entries(agreements)) {
      for (const { workshop: id } of vehicles) {
        if (id === undefined || id in workshops) continue;
        const message = `agreement ${regNo} names a workshop ${id} that doesn't exist`;
        issues.push({ code: 'custom', input: id, message });
      }
    }
  });

export type Workshop = z.infer<typeof workshop>;
export type Agreement = z.infer<typeof agreement>;
export type StoredVehicle = z.infer<typeof vehicle>;
export type StoredTire = z.infer<typeof tire>;

/** The agreements of a tire hotel, by registration number, and its workshops, by id. */
export interface Agreements {
  readonly workshops: ReadonlyMap<string, Workshop>;
  readonly agreements: ReadonlyMap<string, Agreement>;
}

/** Reads the agreements from a YAML file; none if the file is missing. Problems are reported. */
export function readAgreements(file: string, reader: SeedReader): Agreements {
  const read = existsSync(file) ? reader.read(file, schema, 'there are no agreements') : undefined;
  return {
    workshops: new Map(Object.entries(read?.workshops ?? {})),
    agreements: new Map(Object.entries(read?.agreements ?? {})),
  };
}
