import { join } from 'node:path';
import { createRateLimiter, type RateLimit, type RateLimiter } from './http/rateLimit.ts';
import { createRateLimitStore, type RateLimitStore } from './http/rateLimitStore.ts';
import { log } from './log.ts';
import { environment } from './services.ts';

declare global {
  var forecourtRateLimitStore: RateLimitStore | undefined;
}

/** The counts of all limits; the global makes the framework's bundles share the store. */
globalThis.forecourtRateLimitStore ??= createRateLimitStore(
  join(environment.dataFolder, 'limits', 'attempts.sqlite'),
  log,
);
export const rateLimitStore: RateLimitStore = globalThis.forecourtRateLimitStore;

/** A limiter whose counts all processes of this machine share, by the name of the limit. */
export function sharedRateLimiter(limit: RateLimit): RateLimiter {
  return createRateLimiter(limit, { store: rateLimitStore, now: Date.now });
}
