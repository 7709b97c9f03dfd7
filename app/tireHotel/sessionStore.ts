import type { StoreOutcome } from '#storage/storeFailure.ts';
import type { StoreHealth } from '#storage/storeRecord.ts';
import type { SessionState } from './sessionState.ts';

/** How long sessions live, and how often codes may be tried. */
export interface SessionLimits {
  /** A session ends after this time without use (ms). */
  readonly idleMs: number;
  /** A session ends after this time at the latest (ms). */
  readonly lifetimeMs: number;
  /** How often a code may be tried. */
  readonly maxTries: number;
}

/**
 * Keeps the sessions of visitors, for all processes of the site. A session ends after some time without
 * use, and at the latest some time after its start. It never rejects.
 */
export interface SessionStore {
  /** Starts a session and returns its id. */
  readonly start: (state: SessionState) => StoreOutcome<string>;
  /** The state of a session, which counts as use; `undefined` if there is no such session, or no longer. */
  readonly read: (id: string) => StoreOutcome<SessionState | undefined>;
  /** Replaces the state; `false` if the session has ended. A new code may be tried from the start. */
  readonly write: (id: string, state: SessionState) => StoreOutcome<boolean>;
  /**
   * Counts a try of the code with that handle; `false` if it was tried as often as allowed or replaced.
   * Counting and checking are one step, however many processes do it at once.
   */
  readonly countTry: (id: string, handle: string) => StoreOutcome<boolean>;
  /** Replaces state and id of a session, and returns the new id; `undefined` if it has ended. */
  readonly renew: (id: string, state: SessionState) => StoreOutcome<string | undefined>;
  readonly end: (id: string) => StoreOutcome<undefined>;
  /** How it works in this process. */
  readonly health: () => StoreHealth;
  /** Releases its resources. */
  readonly close: () => Promise<void>;
}
