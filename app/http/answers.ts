import { type AnyAnswer, isComplete } from '#domain/upstreamAnswer.ts';
import { logUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';

/** Options of `reply`. */
export interface ReplyOptions {
  readonly status?: number | undefined;
  /** When the client may try again (s). */
  readonly retryAfterSeconds?: number | undefined;
  /** More headers, or others than the usual ones. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An answer of the site's own API, as JSON. Never cached, unless `headers` say otherwise. */
export function reply(
  body: unknown,
  { status = 200, retryAfterSeconds, headers }: ReplyOptions = {},
): Response {
  return Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      ...headers,
    },
  });
}

/**
 * An answer that may be cached as `caching` says if its source is complete. Otherwise it isn't, so that it disappears
 * with the outage.
 */
export function replyFrom(source: AnyAnswer, body: unknown, caching: string): Response {
  return reply(body, isComplete(source) ? { headers: { 'cache-control': caching } } : {});
}

/** An error response of the site's own API, with the kind of failure. Never cached. */
export function refusal(
  status: 400 | 401 | 403 | 404 | 502 | 503 | 504,
  failure: string,
): Response {
  return reply({ failure }, { status });
}

/** The answer to a request that comes too often or too fast. Never cached. */
export function tooManyRequests(
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
  failure: 'too-many-requests' | 'too-soon' = 'too-many-requests',
): Response {
  return reply({ failure, retryAfterSeconds }, { status: 429, retryAfterSeconds });
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

/**
 * The answer when an upstream failed, which is logged.
 *
 * @param what - the upstream and what it was asked, for the log.
 */
export function upstreamFailed(
  failure: UpstreamFailure,
  what: string,
  log: (line: string) => void,
): Response {
  logUpstreamFailure(log, failure, what);
  return refusal(statusOfFailure(failure), failure.kind);
}
