import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { errorBodyOf } from '#domain/booking/failureBody.ts';
import type { BookingServiceFailure } from '#domain/booking/service.ts';
import { logUpstreamFailure } from '#domain/upstreamFailure.ts';
import { reply, statusOfFailure } from '../http/answers.ts';

const statuses = {
  'invalid-registration': 400,
  'invalid-request': 400,
  'vehicle-not-found': 404,
  'timeslot-not-available': 409,
  'price-changed': 409,
  'brand-not-supported': 422,
  refused: 422,
  'too-many-requests': 429,
  unavailable: 502,
  'unknown-outcome': 504,
} as const satisfies Readonly<Record<BookingFailure['kind'], number>>;

function answer(failure: BookingFailure, status: number = statuses[failure.kind]): Response {
  const retryAfterSeconds =
    failure.kind === 'too-many-requests' ? failure.retryAfterSeconds : undefined;
  return reply(errorBodyOf(failure), { status, retryAfterSeconds });
}

/** The answer to a request that no page of the site sends, with the names of its invalid parts. */
export function invalidRequest(fields: readonly string[]): Response {
  return answer({ kind: 'invalid-request', fields });
}

/** The answer while the site itself can't handle a step: nothing was asked or booked, and it may be tried again soon. */
export function unavailable(): Response {
  return reply(errorBodyOf({ kind: 'unavailable' }), { status: 503, retryAfterSeconds: 10 });
}

/** The answer when a step failed. Failures that are no answer of the workshops' system are logged. */
export function bookingFailed(
  failure: BookingServiceFailure,
  what: string,
  log: (line: string) => void,
): Response {
  switch (failure.kind) {
    case 'invalid-registration':
    case 'vehicle-not-found':
    case 'timeslot-not-available':
    case 'price-changed':
    case 'brand-not-supported':
    case 'refused':
    case 'too-many-requests':
      return answer(failure);
    case 'invalid-request':
      log(`mechmate: ${what}: refused because of ${failure.fields.join(', ')}`);
      return answer(failure);
    case 'unknown-outcome':
      log(`mechmate: ${what}: the outcome is unknown`);
      return answer(failure);
    case 'unavailable':
      log(`mechmate: ${what}: answered with an error`);
      return answer(failure);
    default:
      logUpstreamFailure(log, failure, `mechmate: ${what}`);
      return answer({ kind: 'unavailable' }, statusOfFailure(failure));
  }
}
