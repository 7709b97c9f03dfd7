import { type BookingFailure, errorBodyOf } from '#domain/booking/bookingFailure.ts';
import type { BookingServiceFailure } from '#domain/booking/service.ts';
import { describeUpstreamFailure, logFailure } from '#domain/upstreamFailure.ts';
import { statusOfFailure } from '../apiAnswers.ts';

const headers = { 'cache-control': 'no-store' };

/** An answer of the booking API. Never cached. */
export function reply(body: unknown): Response {
  return Response.json(body, { headers });
}

/** The answer to a request that no page of the site sends, with the names of its invalid parts. */
export function invalidRequest(fields: readonly string[]): Response {
  const body = errorBodyOf({ kind: 'invalidRequest', fields });
  return Response.json(body, { status: 400, headers });
}

/** The answer while the site itself can't handle a step: nothing was asked or booked, and it may be tried again soon. */
export function unavailable(): Response {
  const body = errorBodyOf({ kind: 'serverError' });
  return Response.json(body, { status: 503, headers: { ...headers, 'retry-after': '10' } });
}

/** The answer when a step failed. Failures that are no answer of the workshops' system are logged. */
export function failed(
  failure: BookingServiceFailure,
  what: string,
  log: (line: string) => void,
): Response {
  const answer = (meaning: BookingFailure, status: number, more = {}) =>
    Response.json(errorBodyOf(meaning), { status, headers: { ...headers, ...more } });
  switch (failure.kind) {
    case 'invalidRegistration':
      return answer(failure, 400);
    case 'invalidRequest':
      log(`mechmate: ${what}: refused because of ${failure.fields.join(', ')}`);
      return invalidRequest(failure.fields);
    case 'vehicleNotFound':
      return answer(failure, 404);
    case 'timeslotNotAvailable':
    case 'priceChanged':
      return answer(failure, 409);
    case 'brandNotSupported':
    case 'refused':
      return answer(failure, 422);
    case 'tooManyRequests':
      return answer(failure, 429, { 'retry-after': `${failure.retryAfterSeconds}` });
    case 'outcomeUnknown':
      log(`mechmate: ${what}: the outcome is unknown`);
      return answer(failure, 504);
    case 'serverError':
      log(`mechmate: ${what}: answered with an error`);
      return answer(failure, 502);
    default:
      logFailure(log, failure, `mechmate: ${what}: ${describeUpstreamFailure(failure)}`);
      return answer({ kind: 'serverError' }, statusOfFailure(failure));
  }
}
