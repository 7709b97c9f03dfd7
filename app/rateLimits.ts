import { join } from 'node:path';
import { createRateLimiter, type RateLimit, type RefundingLimiter } from './http/rateLimit.ts';
import { createRateLimitStore } from './http/rateLimitStore.ts';
import { log } from './log.ts';
import { environment } from './services.ts';

const store = createRateLimitStore(join(environment.dataFolder, 'limits', 'attempts.sqlite'));

/** A limiter whose counts all processes of this machine share, by the name of the limit. */
export function sharedRateLimiter(limit: RateLimit): RefundingLimiter {
  return createRateLimiter(limit, { store, now: Date.now, log });
}
