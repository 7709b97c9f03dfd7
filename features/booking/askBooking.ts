import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { readBookingFailure } from '#domain/booking/failureBody.ts';
import type { Reader } from '#domain/reader.ts';
import { fail, type Result } from '#domain/result.ts';
import { askPersonally } from '#features/shared/personalApi.ts';
import { type AskFailure, isUnsent } from '#features/shared/siteApi.ts';

/** The answer of the system of the workshops. */
export type Answered<Value> = Promise<Result<Value, BookingFailure>>;

// In ms; longer than the site's own time limits for the upstream.
const timeoutMs = 15_000;

/** Asks a question of the booking's API. An aborted question fails as `unavailable`. */
export async function askBooking<Value>(
  path: string,
  read: Reader<Value>,
  signal: AbortSignal,
): Answered<Value> {
  const answer = await askPersonally(`/api/mechmate/${path}`, { read, timeoutMs, signal });
  return answer.ok ? answer : fail(bookingFailureOf(answer.failure));
}

/** Why a question failed. */
export function bookingFailureOf(failure: AskFailure): BookingFailure {
  return isUnsent(failure)
    ? { kind: 'unavailable', isOffline: true }
    : readBookingFailure(bodyOf(failure));
}

/** The body of an error answer. */
export function bodyOf(failure: AskFailure): unknown {
  return failure.kind === 'refused' ? failure.body : undefined;
}
