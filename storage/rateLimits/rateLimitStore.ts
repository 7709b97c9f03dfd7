import type { StoreOutcome } from '../storeFailure.ts';
import type { StoreHealth } from '../storeRecord.ts';

/** One attempt. Times are in ms. */
export interface Attempt {
  /** Of the limit. */
  readonly name: string;
  readonly key: string;
  readonly windowMs: number;
  /** The time that has to pass until an attempt no longer counts. */
  readonly intervalMs: number;
}

/** Where attempts are counted. A store has its own clock, which all who share the store agree on. It never rejects. */
export interface RateLimitStore {
  /**
   * Counts an attempt and returns 0, or returns the time until the next one is admitted (ms). Counting and checking
   * are one step, however many processes do it at once.
   */
  readonly take: (attempt: Attempt) => StoreOutcome<number>;
  /** Takes back an attempt that was counted. */
  readonly giveBack: (attempt: Attempt) => StoreOutcome<undefined>;
  /** Releases its resources. */
  readonly close: () => Promise<void>;
}

/** Counts outside the process, which may fail. */
export interface SharedRateLimitStore extends RateLimitStore {
  /** How it works in this process. */
  readonly health: () => StoreHealth;
}
