import { mapRecord } from '#domain/record.ts';
import type { Limit } from '../limits.ts';
import { createRateLimiter, type RefundingLimiter } from './rateLimit.ts';
import type { RateLimitStore } from './rateLimitStore.ts';

interface LimitersOptions {
  readonly stores: Readonly<Record<Limit['scope'], RateLimitStore>>;
  /** The time in ms since 1970. It may jump. */
  readonly now: () => number;
  /** Receives lines without keys. */
  readonly log: (line: string) => void;
}

// A flood of refused requests must not become a flood of lines.
const repeatMs = 60_000;

/** Creates the limiters of a table of limits. A limit that was reached is logged, at most once a minute. */
export function createLimiters<Name extends string>(
  limits: Readonly<Record<Name, Limit>>,
  options: LimitersOptions,
): Readonly<Record<Name, RefundingLimiter>> {
  return mapRecord(limits, (limit) => {
    const store = options.stores[limit.scope];
    return reporting(limit, createRateLimiter(limit, store), options);
  });
}

function reporting(
  { name, countedBy }: Limit,
  { take, giveBack }: RefundingLimiter,
  { now, log }: LimitersOptions,
): RefundingLimiter {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    giveBack,
    take: async (key) => {
      const admission = await take(key);
      if (admission.kind === 'refused' && Math.abs(now() - loggedAt) >= repeatMs) {
        loggedAt = now();
        log(`rate limit ${name}: reached, counted by ${countedBy}`);
      }
      return admission;
    },
  };
}
