import type { ServerResponse } from 'node:http';
import type { AtOnce, RequestFacts } from './requestWatch.ts';
import { type RouteFamily, routeFamilyOf } from './routeFamily.ts';

/**
 * Where an answer came from: `front-…` from the cache in front of the framework, `kept-…` from the framework's cache of
 * pages or pictures, `miss` from neither though it may be kept there, `none` if no cache is concerned.
 */
export type CacheOutcome =
  | 'front-hit'
  | 'front-stale'
  | 'kept-hit'
  | 'kept-stale'
  | 'miss'
  | 'none';

/** What operators learn about a request. */
export interface AnsweredRequest {
  readonly family: RouteFamily;
  /** Three digits, or `aborted` if the client left before there was an answer. */
  readonly status: string;
  readonly cache: CacheOutcome;
  /** From the headers of the request to the end of the answer. */
  readonly seconds: number;
}

const ofFront: Readonly<Record<AtOnce, CacheOutcome>> = {
  fresh: 'front-hit',
  stale: 'front-stale',
  part: 'none',
};

/** What the framework writes into `x-nextjs-cache`. */
const ofFramework: Readonly<Record<string, CacheOutcome>> = {
  HIT: 'kept-hit',
  STALE: 'kept-stale',
  MISS: 'miss',
};

/** Sums up a request whose connection or answer has ended. */
export function answeredRequest(
  { verdict, atOnce }: RequestFacts,
  response: ServerResponse,
  seconds: number,
): AnsweredRequest {
  const state = String(response.getHeader('x-nextjs-cache') ?? '');
  return {
    family: routeFamilyOf(verdict),
    status: response.headersSent ? String(response.statusCode) : 'aborted',
    cache: atOnce ? ofFront[atOnce] : (ofFramework[state] ?? 'none'),
    seconds,
  };
}
