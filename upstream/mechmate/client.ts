import type { z } from 'zod';
import type { BookingRequest } from '#domain/booking/bookingRequest.ts';
import type { OfferingCategory } from '#domain/booking/offering.ts';
import type { BookingService, BookingServiceFailure } from '#domain/booking/service.ts';
import type { Coordinates } from '#domain/facilities/facility.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { readWire } from '../http/readWire.ts';
import { type JsonAnswer, requestAnyJson, systemTools } from '../http/request.ts';
import { type MechmateClientOptions, refusalIn } from './answers.ts';
import { bookingBody, parseCategories, parseConfirmation } from './parse.ts';
import {
  wireAuthorizedWorkshop,
  wireBookingConfirmation,
  wireDays,
  wireOfferings,
  wirePrices,
  wireVehicle,
} from './wire.ts';
import { openWorkshops } from './workshopStream.ts';

type Answered<Value> = Promise<Result<Value, BookingServiceFailure>>;

/** Asks the system of the workshops. */
export function createMechmateClient(options: MechmateClientOptions): BookingService {
  const { upstream } = options;
  const { bookingWaitMs } = options.limits;
  const get = <Schema extends z.ZodType>(path: string, schema: Schema, maxWaitMs?: number) =>
    upstream.ask(() => getAnswer(options, path, schema), isAnswer, { maxWaitMs });
  const categories = (kind: string, registration: string, near: Coordinates) =>
    upstream.ask(() => getCategories(options, kind, registration, near), isAnswer);
  return {
    vehicle: (registration) => get(path('car', registration), wireVehicle),
    services: (registration, near) => categories('services', registration, near),
    addons: (registration, near) => categories('addons', registration, near),
    workshops: (question, signal) =>
      upstream.ask(() => openWorkshops(options, question, signal), isAnswer, { signal }),
    timeslots: ({ registrationNumber, departmentId, from, offerings }) => {
      const place = path('timeslots', 'from', registrationNumber, departmentId, `${from}T00:00:00`);
      return get(`${place}/?${codes(offerings)}`, wireDays);
    },
    prices: async ({ registrationNumber, mileage, departmentId, offerings }) => {
      const place = path('prices', registrationNumber, `${mileage}`, departmentId);
      const answer = await get(`${place}?${codes(offerings)}`, wirePrices, bookingWaitMs);
      if (!answer.ok) return answer;
      return ok(
        answer.value.flatMap(({ code, price }) => (price === null ? [] : [{ code, price }])),
      );
    },
    book: (request, key) =>
      upstream.ask(() => book(options, request, key), isAnswer, { maxWaitMs: bookingWaitMs }),
    hasAuthorizedWorkshop: async (brand) => {
      const name = brand.trim().replaceAll(/\s+/g, '-');
      const answer = await get(path('authorized-workshop', name), wireAuthorizedWorkshop);
      return answer.ok ? ok(answer.value.hasBrand) : answer;
    },
  };
}

/** Whether a failure is an answer with a meaning, and no outage. */
function isAnswer({ kind }: BookingServiceFailure): boolean {
  switch (kind) {
    case 'invalid-registration':
    case 'vehicle-not-found':
    case 'brand-not-supported':
    case 'timeslot-not-available':
    case 'price-changed':
    case 'refused':
    case 'invalid-request':
      return true;
    default:
      return false;
  }
}

function path(...segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

function codes(offerings: readonly string[]): string {
  return new URLSearchParams({ serviceOfferings: offerings.join(',') }).toString();
}

async function getCategories(
  options: MechmateClientOptions,
  kind: string,
  registration: string,
  { latitude, longitude }: Coordinates,
): Answered<readonly OfferingCategory[]> {
  const query = new URLSearchParams({ lat: `${latitude}`, lng: `${longitude}` });
  const answer = await getAnswer(options, `${path(kind, registration)}?${query}`, wireOfferings);
  if (!answer.ok) return answer;
  const { serviceOfferingCategories: wire } = answer.value;
  const read = parseCategories(wire);
  // Unreadable categories are left out, but if there is nothing else, the answer is unreadable.
  if (read.length > 0 || wire.length === 0) return ok(read);
  return fail({ kind: 'malformed', reason: 'no readable category' });
}

async function getAnswer<Schema extends z.ZodType>(
  { url, key, limits, tools = systemTools }: MechmateClientOptions,
  address: string,
  schema: Schema,
): Answered<z.infer<Schema>> {
  const answer = await requestAnyJson(tools, {
    url: url + address,
    headers: { 'x-api-key': key },
    timeoutMs: limits.questionMs,
  });
  return answer.ok ? readAnswer(answer.value, schema) : answer;
}

function readAnswer<Schema extends z.ZodType>(
  answer: JsonAnswer,
  schema: Schema,
): Result<z.infer<Schema>, BookingServiceFailure> {
  const refusal = refusalIn(answer);
  return refusal ? fail(refusal) : readWire(schema, answer.body);
}

async function book(
  { url, key, limits, tools = systemTools }: MechmateClientOptions,
  request: BookingRequest,
  idempotencyKey: string,
): ReturnType<BookingService['book']> {
  const answer = await requestAnyJson(tools, {
    url: `${url}/book`,
    headers: { 'x-api-key': key, 'idempotency-key': idempotencyKey },
    body: bookingBody(request),
    timeoutMs: limits.bookingMs,
  });
  if (!answer.ok) return fail(isUnsent(answer.failure) ? answer.failure : unknownOutcome);
  const { status } = answer.value;
  // A gateway gave up waiting for an answer, but the system may have booked.
  if (status === 502 || status === 504) return fail(unknownOutcome);
  const read = readAnswer(answer.value, wireBookingConfirmation);
  if (read.ok) return ok(parseConfirmation(read.value));
  return read.failure.kind === 'malformed' ? fail(unknownOutcome) : read;
}

const unknownOutcome = { kind: 'unknown-outcome' } as const;

function isUnsent(failure: BookingServiceFailure): boolean {
  return failure.kind === 'unreachable' && failure.isUnsent === true;
}
