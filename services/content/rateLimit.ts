/** What the platform says about the caller's allowance. */
export interface RateState {
  headers: Record<string, string>;
  /** Whether this request is beyond the limit. */
  isExceeded: boolean;
}

/** What the platform documents as its limit, in requests a second. */
const documentedLimit = 80;

/**
 * Counts requests in windows of one second. Without a limit of its own it reports the
 * documented one and never refuses, so that a build on one machine isn't slowed down.
 */
export function createRateLimit(limit: number | undefined, now: () => number): () => RateState {
  const allowed = limit ?? documentedLimit;
  let windowStart = 0;
  let count = 0;
  return () => {
    const moment = now();
    if (moment - windowStart >= 1000) {
      windowStart = moment;
      count = 0;
    }
    count += 1;
    const headers = {
      'x-rate-limit-limit': `${allowed}`,
      'x-rate-limit-remaining': `${Math.max(0, allowed - count)}`,
      'x-rate-limit-reset': new Date(windowStart + 1000).toISOString(),
    };
    return { headers, isExceeded: limit !== undefined && count > limit };
  };
}
