import { type BookingFailure, errorBodyOf } from '#domain/booking/bookingFailure.ts';
import type { BookingServiceFailure } from '#domain/booking/service.ts';
import { logUpstreamFailure } from '#domain/upstreamFailure.ts';
import { reply, statusOfFailure } from '../http/answers.ts';

const statuses = {
  invalidRegistration: 400,
  invalidRequest: 400,
  vehicleNotFound: 404,
  timeslotNotAvailable: 409,
  priceChanged: 409,
  brandNotSupported: 422,
  refused: 422,
  tooManyRequests: 429,
  serverError: 502,
  outcomeUnknown: 504,
} as const satisfies Readonly<Record<BookingFailure['kind'], number>>;

function answer(failure: BookingFailure, status: number = statuses[failure.kind]): Response {
  const retryAfterSeconds =
    failure.kind === 'tooManyRequests' ? failure.retryAfterSeconds : undefined;
  return reply(errorBodyOf(failure), { status, retryAfterSeconds });
}

/** The answer to a request that no page of the site sends, with the names of its invalid parts. */
export function invalidRequest(fields: readonly string[]): Response {
  return answer({ kind: 'invalidRequest', fields });
}

/** The answer while the site itself can't handle a step: nothing was asked or booked, and it may be tried again soon. */
export function unavailable(): Response {
  return reply(errorBodyOf({ kind: 'serverError' }), { status: 503, retryAfterSeconds: 10 });
}

/** The answer when a step failed. Failures that are no answer of the workshops' system are logged. */
export function failed(
  failure: BookingServiceFailure,
  what: string,
  log: (line: string) => void,
): Response {
  switch (failure.kind) {
    case 'invalidRegistration':
    case 'vehicleNotFound':
    case 'timeslotNotAvailable':
    case 'priceChanged':
    case 'brandNotSupported':
    case 'refused':
    case 'tooManyRequests':
      return answer(failure);
    case 'invalidRequest':
      log(`mechmate: ${what}: refused because of ${failure.fields.join(', ')}`);
      return answer(failure);
    case 'outcomeUnknown':
      log(`mechmate: ${what}: the outcome is unknown`);
      return answer(failure);
    case 'serverError':
      log(`mechmate: ${what}: answered with an error`);
      return answer(failure);
    default:
      logUpstreamFailure(log, failure, `mechmate: ${what}`);
      return answer({ kind: 'serverError' }, statusOfFailure(failure));
  }
}
