/** The caller's rate limit, as the platform reports it. */
export interface RateState {
  headers: Record<string, string>;
  /** Whether this request exceeds the limit. */
  isExceeded: boolean;
}

/** The platform's documented limit, in requests per second. */
const documentedLimit = 80;

/**
 * Counts requests in windows of one second. If `limit` is undefined, the headers report the
 * documented limit but no request exceeds it, so that a local build isn't slowed down.
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
