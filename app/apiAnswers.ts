import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { Admission } from './http/rateLimit.ts';

/** An error response of the site's own API, with the kind of failure. Never cached. */
export function refusal(status: 400 | 403 | 404 | 502 | 503 | 504, failure: string): Response {
  return Response.json({ failure }, { status, headers: { 'cache-control': 'no-store' } });
}

/** The answer to a request that comes too often or too fast. Never cached. */
export function tooManyRequests(
  { retryAfterSeconds }: Pick<Extract<Admission, { kind: 'refused' }>, 'retryAfterSeconds'>,
  failure: 'too-many-requests' | 'too-soon' = 'too-many-requests',
): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) };
  return Response.json({ failure, retryAfterSeconds }, { status: 429, headers });
}

/** The status of an answer when an upstream failed. */
export function statusOfFailure({ kind }: UpstreamFailure): 502 | 503 | 504 {
  switch (kind) {
    case 'timeout':
      return 504;
    case 'unreachable':
    case 'rate-limited':
    case 'overloaded':
      return 503;
    case 'unauthorized':
    case 'server-error':
    case 'malformed':
      return 502;
  }
}
