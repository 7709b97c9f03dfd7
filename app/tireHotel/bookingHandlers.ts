import { cleanLine, cleanLines } from '#domain/cleanText.ts';
import { objectOf, readText, readWith } from '#domain/reader.ts';
import {
  invalidBookingFields,
  readBookingRequest,
  type TireBookingRequest,
  tireHotelLimits,
} from '#domain/tireHotel/booking.ts';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import type { ProviderFailure } from '#domain/tireHotel/provider.ts';
import { readReview } from '#domain/tireHotel/review.ts';
import { isDay, type TimeslotRequest } from '#domain/tireHotel/timeslots.ts';
import { readJsonBody } from '../http/ownRequest.ts';
import { keyedHash } from '../keyedHash.ts';
import { fromOwnPages, limit, numberKey, openVerified, ownWorkshop } from './guards.ts';
import { failed, failureOf, reply } from './tireHotelAnswers.ts';
import type { TireHotelTools } from './tireHotelTools.ts';

type Handler = (request: Request) => Promise<Response>;

const readTimeslots = objectOf<TimeslotRequest>({
  startDate: readText,
  endDate: readText,
  regNo: readText,
});

/** `POST GetTimeslotDays?workshopIdentifier=`: `{ availableDates: [{ date }] }`. */
export function createDaysHandler(tools: TireHotelTools): Handler {
  return createTimeslotsHandler('days', tools, (days) => ({
    availableDates: days.map((date) => ({ date })),
  }));
}

/** `POST GetTimeslots?workshopIdentifier=`: `{ availableTimeSlotDates: [{ startTime: [] }] }`. */
export function createTimesHandler(tools: TireHotelTools): Handler {
  return createTimeslotsHandler('times', tools, (startTime) => ({
    availableTimeSlotDates: startTime.length > 0 ? [{ startTime }] : [],
  }));
}

function createTimeslotsHandler(
  what: 'days' | 'times',
  tools: TireHotelTools,
  toBody: (found: readonly string[]) => unknown,
): Handler {
  return fromOwnPages(async (request) => {
    const session = await openVerified(request, tools);
    if (session instanceof Response) return session;
    const { access } = session;
    const body = readWith(readTimeslots, await readJsonBody(request, tireHotelLimits.bodyBytes));
    const invalid = invalidTimeslotFields(body);
    if (!body || invalid.length > 0) return failed({ kind: 'invalid-request', fields: invalid });
    const own = ownWorkshop(access, {
      workshop: new URL(request.url).searchParams.get('workshopIdentifier'),
      regNo: body.regNo,
      ownRegNo: access.brandCode,
    });
    if (!own.ok) return failed(own.failure);
    const { token } = access;
    const answer = await tools.provider[what]({ token, workshop: own.value }, body);
    return answer.ok
      ? reply(toBody(answer.value))
      : failAndEnd(session.id, failureOf(answer.failure, what, tools.log), tools);
  });
}

function invalidTimeslotFields(body: TimeslotRequest | undefined): readonly string[] {
  if (!body) return ['startDate', 'endDate', 'regNo'];
  const { startDate, endDate } = body;
  if (!isDay(startDate)) return ['startDate'];
  return isDay(endDate) && startDate <= endDate ? [] : ['endDate'];
}

/** Ends a session whose login the provider has ended. */
async function failAndEnd(
  id: string,
  failure: TireHotelFailure,
  { sessions }: TireHotelTools,
): Promise<Response> {
  if (failure.kind === 'session-lost') await sessions.end(id);
  return failed(failure);
}

/** `POST create?departmentIdentifier=`: books, and answers with a `TireBookingConfirmation`. */
export function createBookHandler(tools: TireHotelTools): Handler {
  return fromOwnPages(async (request) => {
    const session = await openVerified(request, tools);
    if (session instanceof Response) return session;
    const { id, state, access } = session;
    const json = await readJsonBody(request, tireHotelLimits.bodyBytes);
    const body = clean(readWith(readBookingRequest, json));
    const invalid = body ? invalidBookingFields(body) : ['bookingDate'];
    if (!body || invalid.length > 0) return failed({ kind: 'invalid-request', fields: invalid });
    const own = ownWorkshop(access, {
      workshop: new URL(request.url).searchParams.get('departmentIdentifier'),
      regNo: body.regNo,
      ownRegNo: access.regNo,
    });
    if (!own.ok) return failed(own.failure);
    const limited = limit(tools, [['bookingsOfNumber', numberKey(tools, access.regNo)]]);
    if (limited) return limited;
    const key = keyedHash(access.bookingSecret, own.value, JSON.stringify(body));
    const at = { token: access.token, workshop: own.value };
    const answer = await tools.provider.book(at, body, key);
    if (!answer.ok) return failAndEnd(id, bookingFailureOf(answer.failure, tools), tools);
    // If it can't be written, only the review is lost.
    await tools.sessions.write(id, { ...state, access: { ...access, hasBooked: true } });
    return reply(answer.value);
  });
}

function clean(request: TireBookingRequest | undefined): TireBookingRequest | undefined {
  if (!request) return undefined;
  const { firstName, lastName, email, phoneMobile } = request.customer;
  return {
    ...request,
    freeText: cleanLines(request.freeText),
    customer: {
      firstName: cleanLine(firstName),
      lastName: cleanLine(lastName),
      email: cleanLine(email),
      phoneMobile: cleanLine(phoneMobile),
    },
  };
}

/** A booking that was sent may have been made, unless the provider says otherwise. */
function bookingFailureOf(failure: ProviderFailure, { log }: TireHotelTools): TireHotelFailure {
  const known = failureOf(failure, 'booking', log);
  return known.kind === 'unavailable' && mayHaveActed(failure)
    ? { kind: 'unknown-outcome' }
    : known;
}

function mayHaveActed(failure: ProviderFailure): boolean {
  switch (failure.kind) {
    case 'timeout':
    case 'malformed':
      return true;
    case 'unreachable':
      return failure.isUnsent !== true;
    case 'server-error':
      return failure.status >= 500;
    default:
      return false;
  }
}

/** `POST addReview`: rates the flow after a booking. */
export function createReviewHandler(tools: TireHotelTools): Handler {
  return fromOwnPages(async (request) => {
    const session = await openVerified(request, tools);
    if (session instanceof Response) return session;
    const { id, access } = session;
    if (!access.hasBooked) return failed({ kind: 'session-lost' });
    const json = await readJsonBody(request, tireHotelLimits.bodyBytes);
    const review = readWith(readReview, json);
    if (!review) return failed({ kind: 'invalid-request', fields: ['rating', 'comment', 'date'] });
    const cleaned = { ...review, comment: cleanLines(review.comment) };
    const answer = await tools.provider.review(access.token, cleaned);
    if (answer.ok) return reply({});
    return failAndEnd(id, failureOf(answer.failure, 'review', tools.log), tools);
  });
}
