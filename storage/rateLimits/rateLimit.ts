import type { RateLimitStore } from './rateLimitStore.ts';

/** How often something may be done. */
export interface RateLimit {
  /** Identifies the limit in the store. */
  readonly name: string;
  /** The number of times in a window; as many may follow each other at once. */
  readonly max: number;
  readonly windowMs: number;
  /** What happens while nothing can be counted: `refuse` where guessing would do harm. */
  readonly whenUnavailable: 'admit' | 'refuse';
}

/** The decision about one attempt. */
export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number }
  /** Attempts can't be counted now, which says nothing about this one. */
  | { readonly kind: 'unavailable' };

/** Counts attempts by key, such as the network address of a client. */
export interface RateLimiter {
  /** Counts an attempt, unless it is refused. */
  readonly take: (key: string) => Promise<Admission>;
}

/** A limiter of what may turn out not to count. */
export interface RefundingLimiter extends RateLimiter {
  /** Takes back an attempt that was admitted. */
  readonly giveBack: (key: string) => Promise<void>;
}

/** Creates a limiter. All limiters of a name share their counts, in all processes that use the store. */
export function createRateLimiter(limit: RateLimit, store: RateLimitStore): RefundingLimiter {
  const intervalMs = limit.windowMs / limit.max;
  return {
    giveBack: async (key) => {
      // If it can't be taken back, it counts, and the store says why.
      await store.giveBack({ ...limit, key, intervalMs });
    },
    take: async (key) => {
      const taken = await store.take({ ...limit, key, intervalMs });
      if (!taken.ok) {
        const { whenUnavailable: decision } = limit;
        return decision === 'admit' ? { kind: 'admitted' } : { kind: 'unavailable' };
      }
      return taken.value === 0 ? { kind: 'admitted' } : refused(taken.value);
    },
  };
}

/** Counts an attempt by several limiters, up to the first that refuses it. */
export async function takeAll(
  counts: readonly (readonly [RateLimiter, string])[],
): Promise<Admission> {
  for (const [limiter, key] of counts) {
    const admission = await limiter.take(key);
    if (admission.kind !== 'admitted') return admission;
  }
  return { kind: 'admitted' };
}

function refused(waitMs: number): Admission {
  return { kind: 'refused', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
