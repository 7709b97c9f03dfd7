import { createRateLimiter, type RateLimit, type RefundingLimiter } from './rateLimit.ts';
import type { RateLimitStore } from './rateLimitStore.ts';

/** A limit that says what its attempts are counted by, such as `client`. */
export interface ReportedLimit extends RateLimit {
  readonly countedBy: string;
}

interface ReportingOptions {
  readonly store: RateLimitStore;
  /** The time in ms since 1970. It may jump. */
  readonly now: () => number;
  /** Receives lines without keys. */
  readonly log: (line: string) => void;
}

// A flood of refused requests must not become a flood of lines.
const repeatMs = 60_000;

/** Creates a limiter that logs when its limit is reached, at most once a minute. */
export function createReportingLimiter(
  limit: ReportedLimit,
  { store, now, log }: ReportingOptions,
): RefundingLimiter {
  const { take, giveBack } = createRateLimiter(limit, store);
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    giveBack,
    take: async (key) => {
      const admission = await take(key);
      if (admission.kind === 'refused' && Math.abs(now() - loggedAt) >= repeatMs) {
        loggedAt = now();
        log(`rate limit ${limit.name}: reached, counted by ${limit.countedBy}`);
      }
      return admission;
    },
  };
}
