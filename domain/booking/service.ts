import type { Coordinates } from '../facilities/facility.ts';
import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { BookingFailure } from './bookingFailure.ts';
import type { BookingConfirmation, BookingRequest } from './bookingRequest.ts';
import type { OfferingCategory } from './offering.ts';
import type { PriceOffer } from './priceOffer.ts';
import type { TimeslotDay } from './timeslotDay.ts';
import type { BookedVehicle } from './vehicle.ts';
import type { WorkshopMessage, WorkshopQuestion } from './workshop.ts';

/** A refusal with a meaning for the visitor, or a failure of the connection. */
export type BookingServiceFailure = BookingFailure | UpstreamFailure;

type Answered<Value> = Promise<Result<Value, BookingServiceFailure>>;

/** What free times are requested for. */
export interface TimeslotQuestion {
  readonly registrationNumber: string;
  readonly departmentId: string;
  /** The first day, `2026-11-24`. */
  readonly from: string;
  readonly offerings: readonly string[];
}

/** What prices are requested for. */
export interface PriceQuestion {
  readonly registrationNumber: string;
  /** In Scandinavian miles; 0 if unknown. */
  readonly mileage: number;
  readonly departmentId: string;
  readonly offerings: readonly string[];
}

/** Port of the system of the workshops. Failures are values; it never rejects. */
export interface BookingService {
  readonly vehicle: (registrationNumber: string) => Answered<BookedVehicle>;
  /** The services for a vehicle near a place. */
  readonly services: (
    registrationNumber: string,
    near: Coordinates,
  ) => Answered<readonly OfferingCategory[]>;
  /** The add-ons for a vehicle near a place. */
  readonly addons: (
    registrationNumber: string,
    near: Coordinates,
  ) => Answered<readonly OfferingCategory[]>;
  /** The workshops, closest first, as they are found. The signal, or leaving the loop, closes the connection. */
  readonly workshops: (
    question: WorkshopQuestion,
    signal: AbortSignal,
  ) => Answered<AsyncIterable<WorkshopMessage>>;
  /** The days from a date on, with their free times. */
  readonly timeslots: (question: TimeslotQuestion) => Answered<readonly TimeslotDay[]>;
  /** The prices at a workshop. Offerings whose price isn't known are missing. */
  readonly prices: (question: PriceQuestion) => Answered<readonly PriceOffer[]>;
  /** Books once, however often it is called with the same key. */
  readonly book: (request: BookingRequest, key: string) => Answered<BookingConfirmation>;
  /** Whether there are authorised workshops for a brand. */
  readonly hasAuthorizedWorkshop: (brand: string) => Answered<boolean>;
}
