import { randomUUID } from 'node:crypto';
import { bookingNames } from '#domain/booking/apiNames.ts';
import {
  type BookingRequest,
  idempotencyHeader,
  repeatedHeader,
} from '#domain/booking/bookingRequest.ts';
import type { BookingServiceFailure } from '#domain/booking/service.ts';
import { isPastDay, todayAt } from '#domain/booking/today.ts';
import { dateOfTime } from '#domain/booking/weeks.ts';
import { formTokenHeader } from '#domain/forms/botCheck.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { kilobyte } from '#domain/units.ts';
import { reply } from '../http/answers.ts';
import { readAs, readBody } from '../http/readRequest.ts';
import { bookingFailed, invalidRequest } from './bookingAnswers.ts';
import { bookingBody, idempotencyKey } from './bookingRequests.ts';
import { type BookingTools, refuseUnguarded } from './guardedBooking.ts';

const maxBodyBytes = 32 * kilobyte;

/**
 * `POST book`: books once for each idempotency key, and answers with a `BookingConfirmation`. Nothing is
 * booked at prices that differ from those in the request. A repeated booking, whose outcome is unknown, is only sent to a system
 * that honours keys, and what prevents that says nothing about the first one.
 */
export function createBookHandler(tools: BookingTools): (request: Request) => Promise<Response> {
  return async (request) => {
    const token = tools.tokens.check(request.headers.get(formTokenHeader));
    const limit = token.kind === 'valid' ? 'bookings' : 'bookingsWithoutToken';
    const refused = await refuseUnguarded(request, tools, limit);
    if (refused) return refused;
    const key = readAs(idempotencyKey, request.headers.get(idempotencyHeader) ?? randomUUID());
    if (!key.ok) return invalidRequest([idempotencyHeader]);
    const read = await readBody(bookingBody, request, maxBodyBytes);
    if (!read.ok) return invalidRequest(read.failure.fields);
    if (isPastDay(dateOfTime(read.value.timeSlot), todayAt(tools.now())))
      return invalidRequest(['timeSlot']);
    const isRepeated = request.headers.has(repeatedHeader);
    if (isRepeated && !tools.honoursKeys)
      return bookingFailed({ kind: 'unknown-outcome' }, 'repeated booking', tools.log);
    const prices = await checkPrices(read.value, tools);
    if (!prices.ok) {
      const isUnknown = isRepeated && prices.failure.kind === 'price-changed';
      const failure = isUnknown ? ({ kind: 'unknown-outcome' } as const) : prices.failure;
      return bookingFailed(failure, 'prices before booking', tools.log);
    }
    const booked = await tools.service.book(read.value, key.value);
    return booked.ok
      ? reply(bookingNames.toApi(booked.value))
      : bookingFailed(booked.failure, 'booking', tools.log);
  };
}

/** Compares the prices that the visitor saw with the current ones. Nothing to compare is no change. */
async function checkPrices(
  request: BookingRequest,
  { service }: BookingTools,
): Promise<Result<undefined, BookingServiceFailure>> {
  const { registrationNumber, mileage, departmentId, serviceOfferingRequests: booked } = request;
  const shown = booked.filter(({ shownPrice }) => shownPrice !== undefined);
  if (shown.length === 0) return ok(undefined);
  const offerings = booked.map(({ offeringCode }) => offeringCode);
  const prices = await service.prices({ registrationNumber, mileage, departmentId, offerings });
  if (!prices.ok) return prices;
  const offers = prices.value;
  const isSame = shown.every(({ offeringCode, shownPrice }) =>
    offers.some(({ code, price }) => code === offeringCode && price === shownPrice),
  );
  return isSame ? ok(undefined) : fail({ kind: 'price-changed', offers });
}
