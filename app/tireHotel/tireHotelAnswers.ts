import { tireHotelNames } from '#domain/tireHotel/apiNames.ts';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import type { ProviderFailure } from '#domain/tireHotel/provider.ts';
import { logUpstreamFailure } from '#domain/upstreamFailure.ts';
import { type ReplyOptions, reply } from '../http/answers.ts';

const statuses = {
  'invalid-request': 400,
  'session-lost': 401,
  'no-agreement': 404,
  refused: 422,
  'too-many-requests': 429,
  unavailable: 503,
  'unknown-outcome': 504,
} as const satisfies Readonly<Record<TireHotelFailure['kind'], number>>;

/** An answer of the tire hotel's API, in its names. Never stored, and pages that it leads to learn no address. */
export function tireHotelReply(body: object, { headers, ...options }: ReplyOptions = {}): Response {
  return reply(tireHotelNames.toApi(body), {
    ...options,
    headers: { 'referrer-policy': 'no-referrer', ...headers },
  });
}

/** The answer to a failed call: `{ failure, … }`, which `readFailure` reads. */
export function tireHotelFailed(failure: TireHotelFailure): Response {
  const { kind, ...more } = failure;
  const status = 'isTaken' in more && more.isTaken ? 409 : statuses[kind];
  const named = 'fields' in more ? { fields: more.fields.map(tireHotelNames.nameOf) } : more;
  return tireHotelReply(
    { failure: kind, ...named },
    { status, retryAfterSeconds: retrySecondsOf(failure) },
  );
}

/** A disk that was full or a provider that was down for a moment may work again. */
const unavailableSeconds = 10;

function retrySecondsOf(failure: TireHotelFailure): number | undefined {
  switch (failure.kind) {
    case 'too-many-requests':
      return failure.retryAfterSeconds;
    case 'unavailable':
      return unavailableSeconds;
    case 'invalid-request':
    case 'session-lost':
    case 'no-agreement':
    case 'refused':
    case 'unknown-outcome':
      return undefined;
  }
}

/** What a failure of the provider means for the visitor. Outages are logged. */
export function failureOf(
  failure: ProviderFailure,
  call: string,
  log: (line: string) => void,
): TireHotelFailure {
  switch (failure.kind) {
    case 'no-agreement':
    case 'refused':
    case 'invalid-request':
      return failure;
    case 'login-ended':
      return { kind: 'session-lost' };
    default:
      logUpstreamFailure(log, failure, `tire hotel: ${call}`);
      return { kind: 'unavailable' };
  }
}
