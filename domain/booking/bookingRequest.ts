import { listOf, objectOf, type Reader, readText } from '../reader.ts';

/** Whom the workshop contacts. */
export interface BookingCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
}

/** A service or an add-on in a booking. */
export interface BookedOffering {
  /** The code of the offering. */
  readonly offeringCode: string;
  /** 1 for offerings without a quantity. */
  readonly unitsSelected: number;
  /** What the visitor wrote to the workshop; empty if nothing. */
  readonly userInput: string;
  /**
   * The price per unit that the visitor saw; absent if none was known. The site compares it with the current
   * price before it books, and doesn't forward it.
   */
  readonly shownPrice?: number | undefined;
}

/** A booking as the browser sends it. */
export interface BookingRequest {
  readonly customer: BookingCustomer;
  readonly freeText: string;
  readonly departmentId: string;
  /** Local, without a zone: `2026-11-24T07:30:00`. */
  readonly timeSlot: string;
  /** Whether the vehicle stays for the whole day; the time is then 08:00. */
  readonly isFullDay: boolean;
  readonly registrationNumber: string;
  /** In Scandinavian miles (10 km); 0 if it wasn't asked for. */
  readonly mileage: number;
  readonly serviceOfferingRequests: readonly BookedOffering[];
}

/** A confirmed booking. */
export interface BookingConfirmation {
  readonly id: string;
  readonly registrationNumber: string;
  /** The ids of what was booked. */
  readonly productIds: readonly string[];
}

/** Reads a confirmed booking. */
export const readBookingConfirmation: Reader<BookingConfirmation> = objectOf<BookingConfirmation>({
  id: readText,
  registrationNumber: readText,
  productIds: listOf(readText),
});

/** Name of the header that makes a repeated booking the same booking: one UUID per booking. */
export const idempotencyHeader = 'idempotency-key';

/** Name of the header of a booking that was sent before and whose outcome is unknown. */
export const repeatedHeader = 'x-repeated';

/** The limits of a booking. Lengths are in UTF-16 code units, as `maxlength` counts them. */
export const bookingLimits = {
  name: 100,
  /** A plus and 20 digits or spaces. */
  phone: 21,
  /** The longest address that mail servers accept. */
  email: 254,
  freeText: 80,
  userInput: 80,
  /** In Scandinavian miles (10 km). */
  mileage: 100_000,
  units: 100,
  /** Number of services and add-ons. */
  offerings: 50,
  /** A code or an id. */
  code: 64,
} as const;
