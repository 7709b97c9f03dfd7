import { LRUCache } from 'lru-cache';
import { ok } from '#domain/result.ts';
import { createPruneTimes } from '../pruneTimes.ts';
import type { Attempt, RateLimitStore } from './rateLimitStore.ts';

interface MemoryRateLimitOptions {
  readonly maxKeys: number;
  /** The time in ms since 1970. It may jump. */
  readonly now: () => number;
}

/**
 * Counts in the memory of this process, by the same rule as in a file. Of more keys than fit, those that were
 * counted longest ago are forgotten, which admits their next attempts.
 */
export function createMemoryRateLimitStore({
  maxKeys,
  now,
}: MemoryRateLimitOptions): RateLimitStore {
  const clearAt = new LRUCache<string, number>({ max: maxKeys });
  const isTimeToPrune = createPruneTimes();
  return {
    take: async (attempt) => {
      const ms = Math.floor(now());
      if (isTimeToPrune(ms)) prune(clearAt, ms);
      const key = `${attempt.name} ${attempt.key}`;
      const { waitMs, clearAt: next } = count(clearAt.get(key), attempt, ms);
      if (waitMs === 0) clearAt.set(key, next);
      return ok(waitMs);
    },
    giveBack: async ({ name, key: counted, intervalMs }) => {
      const key = `${name} ${counted}`;
      const known = clearAt.get(key);
      if (known !== undefined) clearAt.set(key, known - Math.ceil(intervalMs));
      return ok(undefined);
    },
    close: async () => clearAt.clear(),
  };
}

function prune(clearAt: LRUCache<string, number>, now: number): void {
  for (const [key, time] of [...clearAt]) if (time <= now) clearAt.delete(key);
}

function count(known: number | undefined, attempt: Attempt, now: number) {
  const end = now + Math.ceil(attempt.windowMs);
  const interval = Math.ceil(attempt.intervalMs);
  // A time after the window was written before the clock was set back.
  const isPast = known === undefined || known <= now || known > end;
  const clearAt = (isPast ? now : known) + interval;
  return { clearAt, waitMs: Math.max(0, clearAt - end) };
}
