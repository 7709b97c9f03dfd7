import { type BookingFailure, readBookingFailure } from '#domain/booking/bookingFailure.ts';
import {
  type BookingConfirmation,
  type BookingRequest,
  idempotencyHeader,
} from '#domain/booking/bookingRequest.ts';
import { readEvents } from '#domain/booking/eventStream.ts';
import type { OfferingCategory } from '#domain/booking/offering.ts';
import type { PriceOffer } from '#domain/booking/priceOffer.ts';
import type { PriceQuestion, TimeslotQuestion } from '#domain/booking/service.ts';
import type { TimeslotDay } from '#domain/booking/timeslotDay.ts';
import type { BookedVehicle } from '#domain/booking/vehicle.ts';
import type { WorkshopMessage, WorkshopQuestion } from '#domain/booking/workshop.ts';
import { readWorkshopMessage } from '#domain/booking/workshopMessage.ts';
import type { Coordinates } from '#domain/facilities/facility.ts';
import { formTokenHeader } from '#domain/forms/botCheck.ts';
import { isRecord } from '#domain/record.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { fetchPersonal } from '#features/shared/fetchPersonal.ts';

type Answered<Value> = Promise<Result<Value, BookingFailure>>;

// In ms; longer than the site's own time limits for the upstream.
const timeoutMs = 15_000;
const bookingTimeoutMs = 58_000;

/** Looks up a vehicle. An aborted request fails as `serverError`, like in all functions here. */
export function fetchVehicle(registration: string, signal: AbortSignal): Answered<BookedVehicle> {
  return fetchJson(`car/${encodeURIComponent(registration)}`, signal);
}

/** Fetches the services for a vehicle near a place. */
export function fetchServices(
  registration: string,
  near: Coordinates,
  signal: AbortSignal,
): Answered<readonly OfferingCategory[]> {
  return fetchCategories('services', registration, near, signal);
}

/** Fetches the add-ons for a vehicle near a place. */
export function fetchAddons(
  registration: string,
  near: Coordinates,
  signal: AbortSignal,
): Answered<readonly OfferingCategory[]> {
  return fetchCategories('addons', registration, near, signal);
}

async function fetchCategories(
  kind: 'services' | 'addons',
  registration: string,
  { latitude, longitude }: Coordinates,
  signal: AbortSignal,
): Answered<readonly OfferingCategory[]> {
  const path = `${kind}/${encodeURIComponent(registration)}?lat=${latitude}&lng=${longitude}`;
  const answer = await fetchJson<{
    readonly serviceOfferingCategories: readonly OfferingCategory[];
  }>(path, signal);
  return answer.ok ? ok(answer.value.serviceOfferingCategories) : answer;
}

/** Fetches the days from a date on, with their free times. */
export function fetchTimeslots(
  { registrationNumber, departmentId, from, offerings }: TimeslotQuestion,
  signal: AbortSignal,
): Answered<readonly TimeslotDay[]> {
  const place = [registrationNumber, departmentId].map(encodeURIComponent).join('/');
  return fetchJson(`timeslots/from/${place}/${from}T00:00:00/?${codes(offerings)}`, signal);
}

/** Fetches the prices at a workshop. */
export function fetchPrices(
  { registrationNumber, mileage, departmentId, offerings }: PriceQuestion,
  signal: AbortSignal,
): Answered<readonly PriceOffer[]> {
  const place = [registrationNumber, String(mileage), departmentId].map(encodeURIComponent);
  return fetchJson(`prices/${place.join('/')}?${codes(offerings)}`, signal);
}

/** Fetches whether there are authorised workshops for a brand. */
export async function fetchAuthorizedWorkshop(
  brand: string,
  signal: AbortSignal,
): Answered<boolean> {
  const path = `authorized-workshop/${encodeURIComponent(brand.trim().replaceAll(/\s+/g, '-'))}`;
  const answer = await fetchJson<{ readonly hasBrand: boolean }>(path, signal);
  return answer.ok ? ok(answer.value.hasBrand) : answer;
}

function codes(offerings: readonly string[]): string {
  return new URLSearchParams({ serviceOfferings: offerings.join(',') }).toString();
}

async function fetchJson<Value>(path: string, signal: AbortSignal): Answered<Value> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const answer = await fetchPersonal(`/api/mechmate/${path}`, { signal: limited });
    const body = await answer.json();
    return answer.ok ? ok(body) : fail(readBookingFailure(body));
  } catch {
    return fail({ kind: 'serverError' });
  }
}

interface BookingHeaders {
  /** The same for the same booking. */
  readonly key: string;
  /** The token of the form. */
  readonly token?: string | undefined;
}

/**
 * Sends a booking. Once it is sent, everything but a readable answer means that the outcome is unknown;
 * only a request with the same key may be sent then.
 */
export async function sendBooking(
  request: BookingRequest,
  { key, token }: BookingHeaders,
): Answered<BookingConfirmation> {
  try {
    const answer = await fetch('/api/mechmate/book', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [idempotencyHeader]: key,
        ...(token && { [formTokenHeader]: token }),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(bookingTimeoutMs),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) return fail(isErrorBody(body) ? readBookingFailure(body) : unknown);
    return isConfirmation(body) ? ok(body) : fail(unknown);
  } catch {
    return fail(unknown);
  }
}

const unknown = { kind: 'outcomeUnknown' } as const;

function isErrorBody(body: unknown): boolean {
  return isRecord(body) && Array.isArray(body['Error Result']);
}

function isConfirmation(body: unknown): body is BookingConfirmation {
  return isRecord(body) && typeof body['id'] === 'string' && Array.isArray(body['kobraProductIds']);
}

/**
 * The workshops for the chosen services, as they are found. A broken stream ends with an `error`; the
 * signal ends it without one. It never reconnects, so no workshop comes twice.
 */
export async function* streamWorkshops(
  question: WorkshopQuestion,
  signal: AbortSignal,
): AsyncGenerator<WorkshopMessage, void> {
  try {
    const path = `/api/mechmate/departments/closestAvailable?${search(question)}`;
    const answer = await fetchPersonal(path, { signal });
    if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
    yield* readMessages(answer.body);
  } catch {
    if (!signal.aborted) yield { kind: 'error' };
  }
}

function search(question: WorkshopQuestion): URLSearchParams {
  return new URLSearchParams({
    regNo: question.registrationNumber,
    serviceOfferings: question.offerings.join(','),
    latitude: String(question.latitude),
    longitude: String(question.longitude),
    ...(question.cursor !== undefined && { cursor: question.cursor }),
  });
}

async function* readMessages(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<WorkshopMessage, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    let rest = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const read = readEvents(rest, piece.value);
      rest = read.rest;
      for (const data of read.data) {
        const message = readWorkshopMessage(data);
        if (message) yield message;
      }
    }
  } finally {
    // A visitor who has seen enough closes the connection.
    await reader.cancel();
  }
}
