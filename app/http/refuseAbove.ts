import { type RateLimiter, takeAll } from '#storage/rateLimits/rateLimit.ts';
import { refusal, tooManyRequests } from './answers.ts';

/** A limiter, and the key by which it counts a request; `undefined` doesn't count. */
export type Count = readonly [
  limiter: RateLimiter,
  keyOf: (request: Request) => string | undefined,
];

/** The refusal of a request that comes too often; `undefined` admits it. */
export type RefuseAbove = (request: Request) => Promise<Response | undefined>;

/** The key of what is counted in total. */
export function inTotal(): string {
  return 'all';
}

/** Refuses requests above any of some limits, or while nothing can be counted. A limit isn't counted if one before it refuses. */
export function refuseAbove(...counts: readonly Count[]): RefuseAbove {
  return async (request) => {
    const admission = await takeAll(
      counts.flatMap(([limiter, keyOf]) => {
        const key = keyOf(request);
        return key === undefined ? [] : [[limiter, key]];
      }),
    );
    switch (admission.kind) {
      case 'admitted':
        return undefined;
      case 'refused':
        return tooManyRequests(admission);
      case 'unavailable':
        return refusal(503, 'unavailable');
    }
  };
}

/** Puts limits in front of a route. */
export function limited<Rest extends readonly unknown[]>(
  refuse: RefuseAbove,
  handle: (request: Request, ...rest: Rest) => Promise<Response>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => (await refuse(request)) ?? handle(request, ...rest);
}
