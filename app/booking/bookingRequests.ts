import { z } from 'zod';
import { type BookingRequest, bookingLimits } from '#domain/booking/bookingRequest.ts';
import { fullDayTime } from '#domain/booking/timeslotDay.ts';
import { isEmail, isPhone } from '#domain/leads/contactDetails.ts';
import { parseRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';

const code = z
  .string()
  .min(1)
  .max(bookingLimits.code)
  .regex(/^[^,\p{Cc}]+$/u);

/** A registration number, normalised. */
export const registrationNumber = z
  .string()
  .transform((text) => parseRegistrationNumber(text, 'booking'))
  .refine((number) => number !== undefined);

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,20})?$/)
    .transform(Number)
    .refine((value) => Math.abs(value) <= max);

/** A comma list of codes. */
const codes = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(code).min(1).max(bookingLimits.offerings));

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const mileage = z.number().int().min(0).max(bookingLimits.mileage);

/** The query of services and add-ons. */
export const placeQuery = z.object({ lat: degrees(90), lng: degrees(180) });

/** The query of the stream of workshops. */
export const workshopQuery = z
  .object({
    regNo: z.string(),
    serviceOfferings: codes,
    latitude: degrees(90),
    longitude: degrees(180),
    cursor: code.optional(),
  })
  .transform(({ regNo, serviceOfferings, ...place }) => ({
    ...place,
    typed: regNo,
    offerings: serviceOfferings,
  }));

/** The path and query of free times. */
export const timeslotQuery = z.object({
  departmentId: code,
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T00:00:00$/)
    .transform((text) => text.slice(0, 10))
    .pipe(z.iso.date()),
  serviceOfferings: codes,
});

/** The path and query of prices. */
export const priceQuery = z.object({
  mileage: wholeNumber.pipe(mileage),
  departmentId: code,
  serviceOfferings: codes,
});

/** The path of authorised workshops: a brand with dashes instead of spaces. */
export const brandName = z
  .string()
  .max(bookingLimits.name)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .&'-]*$/u);

/** The header that identifies a booking. */
export const idempotencyKey = z.uuid().transform((text) => text.toLowerCase());

const line = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    );

const filled = (max: number) => line(max).refine((text) => text !== '');

/** The body of a booking. */
export const bookingBody: z.ZodType<BookingRequest> = z
  .object({
    customer: z.object({
      firstName: filled(bookingLimits.name),
      lastName: filled(bookingLimits.name),
      phone: filled(bookingLimits.phone).refine(isPhone),
      email: filled(bookingLimits.email).refine(isEmail),
    }),
    freeText: line(bookingLimits.freeText).default(''),
    departmentId: code,
    timeSlot: z.iso.datetime({ local: true, precision: 0 }).regex(/\d$/),
    isFullDay: z.boolean(),
    registrationNumber: registrationNumber.transform((number) => number ?? ''),
    mileage: mileage.default(0),
    serviceOfferingRequests: z
      .array(
        z
          .object({
            kobraId: code,
            unitsSelected: z.number().int().min(1).max(bookingLimits.units).default(1),
            userInput: line(bookingLimits.userInput).default(''),
            shownPrice: z.number().min(0).optional(),
          })
          .transform(({ kobraId, ...offering }) => ({ ...offering, offeringCode: kobraId })),
      )
      .min(1)
      .max(bookingLimits.offerings),
  })
  .refine(({ isFullDay, timeSlot }) => !isFullDay || timeSlot.endsWith(`T${fullDayTime}:00`), {
    path: ['timeSlot'],
  });
