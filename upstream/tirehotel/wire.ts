import { z } from 'zod';
import { customerRules, tireHotelLimits } from '#domain/tireHotel/booking.ts';
import { isMoment } from '#domain/tireHotel/review.ts';
import { isDay, isLocalTime } from '#domain/tireHotel/timeslots.ts';
import { optionalParts, readableEntries } from '../http/optionalParts.ts';
import { optionalWireNumber } from '../http/wireNumber.ts';

/** Answers of the tire hotel and the requests to it. `thread` is how it spells the tread. */

export const wireCustomer = z.object({
  encryptedPhoneNumber: z.string().min(1),
  obfuscatedPhoneNumber: z.string(),
  regNo: z.string().min(1),
});

export const wireLogin = z.object({ authorizationToken: z.string().min(1) });

/** Why a request was refused, for the visitor. */
export const wireMessage = z.object({ message: z.string() });

/** Which fields of a request are invalid. */
export const wireInvalid = z.object({ fields: z.array(z.string()).min(1) });

/** 0 is logged in. Each vehicle is parsed separately and leniently. */
export const wireValidated = z.object({ status: z.number(), vehicles: z.array(z.unknown()) });

const text = z.string().trim().nullish().catch(undefined);
const number = optionalWireNumber.catch(undefined);

const wireWheel = z.object({
  name: text,
  rimDiameter: number,
  sectionWidth: number,
  threadPattern: text,
  threadDepth: number,
  aspectRatio: number,
  threadStatusId: number.transform((status) => status ?? 0),
  threadStatusMessage: text,
});

export const wireTire = z.object({ equipmentPosition: z.string(), wheel: wireWheel });

const wireLocation = z.object({
  erpId: z.string().min(1),
  locationName: text,
  departmentName: text,
  phone: text,
  email: text,
});

const wireVisit = z.object({
  bookingConfirmationId: z.coerce.string().min(1),
  appointmentTime: z.string().refine(isLocalTime),
  isFullDay: z.boolean(),
});

export const wireVehicle = z.object({
  regNo: z.string().min(1),
  brandCode: z.string().catch(''),
  brand: text,
  model: text,
  name: text,
  productId: text,
  packageLevel: text,
  tires: z.array(z.unknown()).catch([]),
  location: wireLocation.nullish().catch(undefined),
  /** The next visit that is booked; not every provider says. */
  visit: wireVisit.nullish().catch(undefined),
});

const day = z.string().refine(isDay);

export const wireTimeslotRequest = z.object({
  startDate: day,
  endDate: day,
  regNo: z.string(),
});

export const wireDays = z.object({
  availableDates: readableEntries('availableDates', z.object({ date: z.string() })),
});

export const wireTimes = z.object({
  availableTimeSlotDates: readableEntries(
    'availableTimeSlotDates',
    z.object({ startTime: readableEntries('startTime', z.string()) }),
  ),
});

const wireBookingCustomer = z.object({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  email: z.string().min(1),
  phoneMobile: z.string().min(1),
});

/** A booking, within the limits of its form. */
export const wireBookingRequest = z.object({
  /** The chosen time, or the day. */
  bookingDate: z.string().refine((date) => isDay(date) || isLocalTime(date)),
  /** The same time, or null without one. */
  bookingStart: z.string().nullable(),
  regNo: z.string().min(1),
  freeText: z.string().max(tireHotelLimits.comment),
  customer: z.object({
    firstName: z.string().refine(customerRules.firstName),
    lastName: z.string().refine(customerRules.lastName),
    email: z.string().refine(customerRules.email),
    phoneMobile: z.string().refine(customerRules.phoneMobile),
  }),
});

export const wireConfirmation = z.object({
  bookingConfirmationId: z.coerce.string().min(1),
  services: readableEntries('services', z.object({ name: z.string() })).catch([]),
  appointmentTime: z.string(),
  isFullDay: z.boolean(),
  ...optionalParts('confirmation', {
    workshop: z.object({ name: text, address: text, email: text, phoneNumber: text }),
  }),
  freeText: text,
  customerBase: wireBookingCustomer,
});

export const wireReview = z.object({
  rating: z.int().min(1).max(5),
  comment: z.string().max(tireHotelLimits.comment),
  date: z.string().refine(isMoment),
});

export type WireCustomer = z.infer<typeof wireCustomer>;
export type WireVehicle = z.infer<typeof wireVehicle>;
export type WireVisit = z.infer<typeof wireVisit>;
export type WireTire = z.infer<typeof wireTire>;
export type WireTimeslotRequest = z.infer<typeof wireTimeslotRequest>;
export type WireBookingRequest = z.infer<typeof wireBookingRequest>;
export type WireConfirmation = z.infer<typeof wireConfirmation>;
export type WireReview = z.infer<typeof wireReview>;
