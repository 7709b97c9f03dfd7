import { z } from 'zod';
import { bookingLimits } from '#domain/booking/bookingRequest.ts';
import { fullDayTime } from '#domain/booking/timeslotDay.ts';
import { isEmail, isPhone } from '#domain/leads/contactDetails.ts';
import { readableEntries } from '../http/optionalParts.ts';

const text = z.string().catch('');
const flag = z.boolean().catch(false);
/** Ids and codes may be sent as numbers. */
const id = z.union([z.string().trim().min(1), z.number().transform(String)]);
const list = z.array(z.unknown());
const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

/** The answer to the look-up of a registration number. */
export const wireVehicle = z.object({
  registrationNumber: z.string().trim().min(1),
  brand: z.string().trim().min(1),
  model: text,
  buildYear: z.number().int().min(1900).max(2100).optional().catch(undefined),
  isSupported: z.boolean(),
  hasServiceAgreement: flag,
});

/** Services or add-ons. Categories and offerings are read one by one. */
export const wireOfferings = z.object({ serviceOfferingCategories: list });

export const wireCategory = z.object({
  name: z.string().trim().min(1),
  icon: text,
  selectionType: z.string().min(1).optional().catch(undefined),
  offerings: list,
});

/** How many units may be chosen. */
const wireUnitPrice = z.object({
  /** The number that is chosen at first. */
  unit: z.number(),
  minimum: z.number(),
  maximum: z.number(),
  unitAbbreviation: text,
  postfix: text,
});

export const wireOffering = z.object({
  code: id,
  name: z.string().trim().min(1),
  price: z.number().min(0).nullable().catch(null),
  description: text,
  isAvailable: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true)
    // What can't be read may be unavailable.
    .catch(false),
  priceKnown: flag,
  notKnownPriceText: text,
  priceDiscount: z.number().min(0).catch(0),
  allowUserInput: flag,
  /** Without it, the price would seem to be for all units, so an offering whose unit can't be read is left out. */
  unitPrice: wireUnitPrice.nullish(),
  /** What is told about the visit; not every version of the system does. */
  durationMinutes: z.number().int().min(1).optional().catch(undefined),
  canWait: z.boolean().optional().catch(undefined),
});

/** A message of the stream of workshops that names one. */
export const wireWorkshop = z.object({
  departmentId: id,
  siteId: id,
  siteName: z.string().trim().min(1),
  address: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  brands: z.array(z.string()).catch([]),
  firstTimeSlot: localDateTime.optional().catch(undefined),
});

const wireDay = z.object({
  date: z.iso.date(),
  availableSlots: readableEntries('availableSlots', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  allDaySlotAvailable: flag,
});

/** The days with their free times. */
export const wireDays = readableEntries('days', wireDay);

/** The prices at a workshop; one without a price is unknown. */
export const wirePrices = readableEntries(
  'prices',
  z.object({ code: id, price: z.number().min(0).nullable().catch(null) }),
);

/** Whether there are authorised workshops for a brand. */
export const wireAuthorizedWorkshop = z.object({ hasBrand: z.boolean() });

const name = z.string().trim().min(1).max(bookingLimits.name);
const code = z.string().min(1).max(bookingLimits.code);

/** A booking, within the limits of its form. */
export const wireBookingRequest = z
  .object({
    customer: z.object({
      firstName: name,
      lastName: name,
      phone: z.string().max(bookingLimits.phone).refine(isPhone),
      email: z.string().max(bookingLimits.email).refine(isEmail),
    }),
    freeText: z.string().max(bookingLimits.freeText),
    departmentId: code,
    timeSlot: localDateTime,
    isFullDay: z.boolean(),
    registrationNumber: z.string().min(1),
    mileage: z.number().int().min(0).max(bookingLimits.mileage),
    serviceOfferingRequests: z
      .array(
        z.object({
          kobraId: code,
          unitsSelected: z.number().int().min(1).max(bookingLimits.units),
          userInput: z.string().max(bookingLimits.userInput),
        }),
      )
      .min(1)
      .max(bookingLimits.offerings),
  })
  .refine(({ isFullDay, timeSlot }) => !isFullDay || timeSlot.endsWith(`T${fullDayTime}:00`), {
    path: ['timeSlot'],
  });

/** A confirmed booking. */
export const wireBookingConfirmation = z.object({
  id,
  registrationNumber: text,
  kobraProductIds: z.array(id).catch([]),
});

export type WireOffering = z.infer<typeof wireOffering>;
export type WireWorkshop = z.infer<typeof wireWorkshop>;
export type WireDay = z.infer<typeof wireDay>;
export type WireBookingConfirmation = z.infer<typeof wireBookingConfirmation>;
export type WireBookingRequest = z.infer<typeof wireBookingRequest>;
