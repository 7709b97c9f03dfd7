import { bookingNames } from '#domain/booking/apiNames.ts';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import {
  type BookingConfirmation,
  type BookingRequest,
  idempotencyHeader,
  readBookingConfirmation,
  repeatedHeader,
} from '#domain/booking/bookingRequest.ts';
import { type PriceOffer, readPriceOffer } from '#domain/booking/priceOffer.ts';
import type { PriceQuestion, TimeslotQuestion } from '#domain/booking/service.ts';
import { readTimeslotDay, type TimeslotDay } from '#domain/booking/timeslotDay.ts';
import type { WorkshopMessage, WorkshopQuestion } from '#domain/booking/workshop.ts';
import { readWorkshopMessage } from '#domain/booking/workshopMessage.ts';
import { formTokenHeader } from '#domain/forms/botCheck.ts';
import { listOf } from '#domain/reader.ts';
import { isRecord } from '#domain/record.ts';
import { fail } from '#domain/result.ts';
import { askForEvents, askPersonally } from '#features/shared/personalApi.ts';
import { type AskFailure, isUnsent } from '#features/shared/siteApi.ts';
import { type Answered, askBooking, bodyOf, bookingFailureOf } from './askBooking.ts';
import { untilAnswered } from './untilAnswered.ts';

// In ms; longer than the site's own time limits for the upstream.
const bookingTimeoutMs = 58_000;

interface BookingHeaders {
  /** The same for the same booking. */
  readonly key: string;
  /** The token of the form. */
  readonly token?: string | undefined;
  /** Whether the request was sent before and its outcome is unknown. */
  readonly isRepeated: boolean;
}

/** The questions of the last step, whose code is loaded after the first one is finished. */
export const workshopApi = {
  /** The days from a date on, with their free times. */
  timeslots(
    { registrationNumber, departmentId, from, offerings }: TimeslotQuestion,
    signal: AbortSignal,
  ): Answered<readonly TimeslotDay[]> {
    const place = [registrationNumber, departmentId].map(encodeURIComponent).join('/');
    const path = `timeslots/from/${place}/${from}T00:00:00/?${codes(offerings)}`;
    return askBooking(path, listOf(readTimeslotDay), signal);
  },

  /** The prices at a workshop. */
  prices(
    { registrationNumber, mileage, departmentId, offerings }: PriceQuestion,
    signal: AbortSignal,
  ): Answered<readonly PriceOffer[]> {
    const place = [registrationNumber, String(mileage), departmentId].map(encodeURIComponent);
    const path = `prices/${place.join('/')}?${codes(offerings)}`;
    return askBooking(path, listOf(readPriceOffer), signal);
  },

  /**
   * Sends a booking. Once it is sent, everything but a readable answer means that the outcome is unknown. Only a request with
   * the same key may be sent then, which books once or finds out that the first one did; it may also fail without having found
   * out anything.
   */
  async book(
    request: BookingRequest,
    { key, token, isRepeated }: BookingHeaders,
  ): Answered<BookingConfirmation> {
    const ask = () =>
      askPersonally('/api/mechmate/book', {
        body: bookingNames.toApi(request),
        headers: {
          [idempotencyHeader]: key,
          ...(token && { [formTokenHeader]: token }),
          ...(isRepeated && { [repeatedHeader]: '1' }),
        },
        read: (value) => readBookingConfirmation(bookingNames.fromApi(value)),
        timeoutMs: bookingTimeoutMs,
      });
    const answer = await (isRepeated ? untilAnswered(ask) : ask());
    return answer.ok ? answer : fail(outcomeAfter(answer.failure, isRepeated));
  },

  /**
   * The workshops for the chosen services, as they are found. A broken stream ends with an `error`; the
   * signal ends it without one. It never reconnects, so no workshop comes twice.
   */
  async *workshops(
    question: WorkshopQuestion,
    signal: AbortSignal,
  ): AsyncGenerator<WorkshopMessage, void> {
    const path = `/api/mechmate/departments/closestAvailable?${workshopsQuery(question)}`;
    try {
      yield* askForEvents(path, readWorkshopMessage, signal);
    } catch {
      if (!signal.aborted) yield { kind: 'error' };
    }
  },
};

function codes(offerings: readonly string[]): string {
  return new URLSearchParams({ serviceOfferings: offerings.join(',') }).toString();
}

function workshopsQuery(question: WorkshopQuestion): URLSearchParams {
  return new URLSearchParams({
    regNo: question.registrationNumber,
    serviceOfferings: question.offerings.join(','),
    latitude: String(question.latitude),
    longitude: String(question.longitude),
    ...(question.cursor !== undefined && { cursor: question.cursor }),
  });
}

function outcomeAfter(failure: AskFailure, isRepeated: boolean): BookingFailure {
  const body = bodyOf(failure);
  const isError = isRecord(body) && Array.isArray(body['Error Result']);
  return isError || isRepeated || isUnsent(failure)
    ? bookingFailureOf(failure)
    : { kind: 'unknown-outcome' };
}
