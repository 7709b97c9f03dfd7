import { fallbackHealth } from '#storage/fallbackHealth.ts';
import type { RateLimitStore, SharedRateLimitStore } from '#storage/rateLimits/rateLimitStore.ts';
import type { StoreOutcome } from '#storage/storeFailure.ts';

interface FallbackRateLimitOptions {
  /** Counts for all machines. */
  readonly shared: SharedRateLimitStore;
  /** Counts for this machine. */
  readonly local: SharedRateLimitStore;
}

/** Counts for all machines, and while that fails, for this machine. */
export function createFallbackRateLimitStore({
  shared,
  local,
}: FallbackRateLimitOptions): SharedRateLimitStore {
  async function count<Value>(
    ask: (store: RateLimitStore) => StoreOutcome<Value>,
  ): StoreOutcome<Value> {
    const answer = await ask(shared);
    return answer.ok ? answer : ask(local);
  }

  return {
    take: (attempt) => count((store) => store.take(attempt)),
    giveBack: (attempt) => count((store) => store.giveBack(attempt)),
    health: () => fallbackHealth(shared.health(), local.health()),
    close: async () => {
      await Promise.all([shared.close(), local.close()]);
    },
  };
}
