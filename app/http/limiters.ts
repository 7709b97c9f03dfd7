import { mapRecord } from '#domain/record.ts';
import type { RefundingLimiter } from '#storage/rateLimits/rateLimit.ts';
import type { RateLimitStore } from '#storage/rateLimits/rateLimitStore.ts';
import { createReportingLimiter } from '#storage/rateLimits/reportingLimiter.ts';
import type { Limit } from '../limits.ts';

interface LimitersOptions {
  readonly stores: Readonly<Record<Limit['scope'], RateLimitStore>>;
  /** The time in ms since 1970. It may jump. */
  readonly now: () => number;
  /** Receives lines without keys. */
  readonly log: (line: string) => void;
}

/** Creates the limiters of a table of limits. A limit that was reached is logged, at most once a minute. */
export function createLimiters<Name extends string>(
  limits: Readonly<Record<Name, Limit>>,
  options: LimitersOptions,
): Readonly<Record<Name, RefundingLimiter>> {
  return mapRecord(limits, (limit) => {
    const store = options.stores[limit.scope];
    return createReportingLimiter(limit, { ...options, store });
  });
}
