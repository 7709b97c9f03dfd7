import { isEmail } from '../leads/contactDetails.ts';
import {
  listOf,
  objectOf,
  optional,
  type Reader,
  readFlag,
  readText,
  unreadableMembers,
} from '../reader.ts';
import { type BookableDates, isBookableDay } from './bookableDates.ts';
import { isDay, isLocalTime } from './timeslots.ts';

/** Who books. */
export interface TireBookingCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneMobile: string;
}

/** A request to change wheels. */
export interface TireBookingRequest {
  /** The chosen time (`YYYY-MM-DDTHH:mm:ss`), or the day if no time was chosen. */
  readonly bookingDate: string;
  /** The same as `bookingDate`, or null if no time was chosen. */
  readonly bookingStart: string | null;
  readonly registrationNumber: string;
  readonly freeText: string;
  readonly customer: TireBookingCustomer;
}

/** Limits of a booking and a review. Lengths are in UTF-16 code units, as `maxlength` counts them. */
export const tireHotelLimits = {
  name: 100,
  /** The longest address that mail servers accept. */
  email: 254,
  /** The comment to the workshop, and that of a review. */
  comment: 1_000,
  /** A whole request body, in bytes. */
  bodyBytes: 16 * 1024,
} as const;

/** The names of invalid fields of a booking. */
export type TireBookingField =
  | keyof TireBookingCustomer
  | Exclude<keyof TireBookingRequest, 'customer'>;

/** Whether a text is a mobile number: 8 to 15 digits and plus signs. */
function isMobileNumber(text: string): boolean {
  return /^[\d+]{8,15}$/.test(text);
}

const isFilled = (text: string, maxLength: number) =>
  text.trim() !== '' && text.length <= maxLength;

/** Whether each field of a customer is valid. */
export const customerRules: Readonly<Record<keyof TireBookingCustomer, (text: string) => boolean>> =
  {
    firstName: (text) => isFilled(text, tireHotelLimits.name),
    lastName: (text) => isFilled(text, tireHotelLimits.name),
    email: (text) => text.length <= tireHotelLimits.email && isEmail(text),
    phoneMobile: isMobileNumber,
  };

/** The invalid fields of a booking; empty if it can be made. */
export function invalidBookingFields(
  request: TireBookingRequest,
  dates: BookableDates,
): readonly TireBookingField[] {
  const { bookingDate, bookingStart, registrationNumber, freeText, customer } = request;
  const checks: readonly (readonly [TireBookingField, boolean])[] = [
    ['firstName', customerRules.firstName(customer.firstName)],
    ['lastName', customerRules.lastName(customer.lastName)],
    ['email', customerRules.email(customer.email)],
    ['phoneMobile', customerRules.phoneMobile(customer.phoneMobile)],
    ['bookingDate', isBookableDate(bookingDate, dates)],
    ['bookingStart', bookingStart === null || bookingStart === bookingDate],
    ['registrationNumber', registrationNumber !== ''],
    ['freeText', freeText.length <= tireHotelLimits.comment],
  ];
  return checks.flatMap(([field, isValid]) => (isValid ? [] : [field]));
}

function isBookableDate(date: string, dates: BookableDates): boolean {
  return (isDay(date) || isLocalTime(date)) && isBookableDay(date.slice(0, 10), dates);
}

const readBookingCustomer = objectOf<TireBookingCustomer>({
  firstName: readText,
  lastName: readText,
  email: readText,
  phoneMobile: readText,
});

const bookingReaders = {
  bookingDate: readText,
  bookingStart: (value) => (value === null ? null : readText(value)),
  registrationNumber: readText,
  freeText: readText,
  customer: readBookingCustomer,
} satisfies { readonly [Name in keyof TireBookingRequest]: Reader<TireBookingRequest[Name]> };

/** Reads a booking; its fields may be invalid. */
export const readBookingRequest: Reader<TireBookingRequest> =
  objectOf<TireBookingRequest>(bookingReaders);

/** The members of a booking that are missing or of another type. */
export function unreadableBookingFields(value: unknown): readonly string[] {
  return unreadableMembers(bookingReaders, value);
}

/** The workshop of a booking. */
export interface BookedWorkshop {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** What was booked. */
export interface TireBookingConfirmation {
  readonly bookingConfirmationId: string;
  readonly services: readonly { readonly name: string }[];
  /** Time on the workshop's clock (`YYYY-MM-DDTHH:mm:ss`); only its day counts if `isFullDay`. */
  readonly appointmentTime: string;
  readonly isFullDay: boolean;
  readonly workshop: BookedWorkshop;
  readonly freeText?: string | undefined;
  readonly customerBase: TireBookingCustomer;
}

const optionalText = optional(readText);

/** Reads what was booked. */
export const readConfirmation: Reader<TireBookingConfirmation> = objectOf<TireBookingConfirmation>({
  bookingConfirmationId: readText,
  services: listOf(objectOf<{ readonly name: string }>({ name: readText })),
  appointmentTime: readText,
  isFullDay: readFlag,
  workshop: objectOf<BookedWorkshop>({
    name: optionalText,
    address: optionalText,
    email: optionalText,
    phoneNumber: optionalText,
  }),
  freeText: optionalText,
  customerBase: readBookingCustomer,
});
