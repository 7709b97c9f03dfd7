import { cleanLine, cleanLines } from '#domain/cleanText.ts';
import { objectOf, readText, readWith, unreadableMembers } from '#domain/reader.ts';
import { fail } from '#domain/result.ts';
import { tireHotelNames } from '#domain/tireHotel/apiNames.ts';
import { type BookableDates, bookableDates } from '#domain/tireHotel/bookableDates.ts';
import {
  invalidBookingFields,
  readBookingRequest,
  type TireBookingRequest,
  tireHotelLimits,
  unreadableBookingFields,
} from '#domain/tireHotel/booking.ts';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import type { ProviderFailure } from '#domain/tireHotel/provider.ts';
import { invalidReviewFields, readReview } from '#domain/tireHotel/review.ts';
import { bookablePart, type TimeslotRequest } from '#domain/tireHotel/timeslots.ts';
import { queryOf, readJsonBody } from '../http/readRequest.ts';
import { keyedHash } from '../secrets/keyedHash.ts';
import { fromOwnPages, limit, numberKeys, openVerified, ownWorkshop } from './guards.ts';
import { failureOf, tireHotelFailed, tireHotelReply } from './tireHotelAnswers.ts';
import type { TireHotelTools } from './tireHotelTools.ts';

type Handler = (request: Request) => Promise<Response>;

const timeslotReaders = { startDate: readText, endDate: readText, registrationNumber: readText };
const readTimeslots = objectOf<TimeslotRequest>(timeslotReaders);

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
  toBody: (found: readonly string[]) => object,
): Handler {
  return fromOwnPages(async (request) => {
    const session = await openVerified(request, tools);
    if (session instanceof Response) return session;
    const { access } = session;
    const json = await readBodyOf(request);
    const body = readWith(readTimeslots, json);
    const asked = body
      ? bookablePart(body, what, datesOf(request, tools))
      : fail(unreadableMembers(timeslotReaders, json));
    if (!asked.ok) return tireHotelFailed({ kind: 'invalid-request', fields: asked.failure });
    const own = ownWorkshop(access, {
      workshop: queryOf(request).get('workshopIdentifier'),
      registrationNumber: asked.value.registrationNumber,
      ownNumber: access.brandCode,
    });
    if (!own.ok) return tireHotelFailed(own.failure);
    const { token } = access;
    const answer = await tools.provider[what]({ token, workshop: own.value }, asked.value);
    return answer.ok
      ? tireHotelReply(toBody(within(answer.value, asked.value)))
      : failAndEnd(session.id, failureOf(answer.failure, what, tools.log), tools);
  });
}

/** The body of a request, with the names in code; `undefined` if there is none. */
async function readBodyOf(request: Request): Promise<unknown> {
  return tireHotelNames.fromApi(await readJsonBody(request, tireHotelLimits.bodyBytes));
}

/** The bookable days, by the calendar of the site. */
function datesOf(request: Request, { now, timeZoneOf }: TireHotelTools): BookableDates {
  return bookableDates(now(), timeZoneOf(request.headers.get('host') ?? ''));
}

/** Days or times without those that the provider adds to the asked ones. */
function within(
  found: readonly string[],
  { startDate, endDate }: TimeslotRequest,
): readonly string[] {
  return found.filter((each) => each.slice(0, 10) >= startDate && each.slice(0, 10) <= endDate);
}

/** Ends a session whose login the provider has ended. */
async function failAndEnd(
  id: string,
  failure: TireHotelFailure,
  { sessions }: TireHotelTools,
): Promise<Response> {
  if (failure.kind === 'session-lost') await sessions.end(id);
  return tireHotelFailed(failure);
}

/** `POST create?departmentIdentifier=`: books, and answers with a `TireBookingConfirmation`. */
export function createTireBookingHandler(tools: TireHotelTools): Handler {
  return fromOwnPages(async (request) => {
    const session = await openVerified(request, tools);
    if (session instanceof Response) return session;
    const { id, state, access } = session;
    const json = await readBodyOf(request);
    const body = clean(readWith(readBookingRequest, json));
    const invalid = body
      ? invalidBookingFields(body, datesOf(request, tools))
      : unreadableBookingFields(json);
    if (!body || invalid.length > 0)
      return tireHotelFailed({ kind: 'invalid-request', fields: invalid });
    const own = ownWorkshop(access, {
      workshop: queryOf(request).get('departmentIdentifier'),
      registrationNumber: body.registrationNumber,
      ownNumber: access.registrationNumber,
    });
    if (!own.ok) return tireHotelFailed(own.failure);
    const counted = numberKeys(tools, access.registrationNumber);
    const limited = await limit(tools, [['bookingsOfNumber', ...counted]]);
    if (limited) return limited;
    const key = keyedHash(access.bookingSecret, own.value, JSON.stringify(body));
    const at = { token: access.token, workshop: own.value };
    const answer = await tools.provider.book(at, body, key);
    if (!answer.ok) {
      const failure = bookingFailureOf(answer.failure, tools);
      // A day's limit is for bookings, and nothing was booked.
      if (failure.kind !== 'unknown-outcome')
        await Promise.all(counted.map(tools.limiters.bookingsOfNumber.giveBack));
      return failAndEnd(id, failure, tools);
    }
    // If it can't be written, only the review is lost.
    await tools.sessions.write(id, { ...state, access: { ...access, hasBooked: true } });
    return tireHotelReply(answer.value);
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
    const { id, state, access } = session;
    if (!access.hasBooked) return tireHotelFailed({ kind: 'session-lost' });
    if (access.hasReviewed) return tireHotelFailed({ kind: 'refused' });
    const json = await readBodyOf(request);
    const review = readWith(readReview, json);
    if (!review)
      return tireHotelFailed({ kind: 'invalid-request', fields: invalidReviewFields(json) });
    const cleaned = { ...review, comment: cleanLines(review.comment) };
    const answer = await tools.provider.review(access.token, cleaned);
    if (answer.ok) {
      // If it can't be written, the provider refuses the next one.
      await tools.sessions.write(id, { ...state, access: { ...access, hasReviewed: true } });
      return tireHotelReply({});
    }
    return failAndEnd(id, failureOf(answer.failure, 'review', tools.log), tools);
  });
}
