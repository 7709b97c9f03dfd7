import type { OutboxStore } from './outboxStore.ts';

interface BacklogWatchOptions {
  readonly store: Pick<OutboxStore, 'backlog'>;
  /** Operators are warned when the oldest waiting lead is older than this, in ms. */
  readonly lateMs: number;
  /** Shortest time between two looks at the store, in ms. */
  readonly checkMs: number;
  /** How often a lasting delay is logged again, in ms. */
  readonly repeatMs: number;
  /** Milliseconds since any fixed moment, on a clock that never jumps. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** The state of the outbox in the health report. */
export interface BacklogReport {
  /** `late` if a lead has been waiting for too long, `unavailable` if the outbox can't be read. */
  readonly state: 'ok' | 'late' | 'unavailable' | 'unknown';
  readonly waiting: number | null;
  readonly oldestAgeSeconds: number | null;
}

/** Watches how long leads have been waiting. */
export interface BacklogWatch {
  /** Looks at the store, unless it did so a moment ago. */
  readonly check: () => Promise<void>;
  /** What the last check found. */
  readonly report: () => BacklogReport;
}

const unknown: BacklogReport = { state: 'unknown', waiting: null, oldestAgeSeconds: null };

/** Creates a watch that has not looked yet. */
export function createBacklogWatch(options: BacklogWatchOptions): BacklogWatch {
  const { store, lateMs, checkMs, now } = options;
  const logDelay = createDelayLog(options);
  let last = unknown;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let oldest: { readonly id: string; readonly since: number } | undefined;

  async function check(): Promise<void> {
    const backlog = await store.backlog();
    if (!backlog.ok) {
      last = { ...unknown, state: 'unavailable' };
      return;
    }
    const { waiting, oldest: found } = backlog.value;
    if (!found) oldest = undefined;
    else if (found.id !== oldest?.id) oldest = { id: found.id, since: now() };
    // The stored time depends on a clock that may have been set back.
    const ageMs = found && oldest ? Math.max(found.ageMs, now() - oldest.since) : undefined;
    const state = ageMs !== undefined && ageMs >= lateMs ? 'late' : 'ok';
    const oldestAgeSeconds = ageMs === undefined ? null : Math.floor(ageMs / 1000);
    last = { state, waiting, oldestAgeSeconds };
    logDelay(last);
  }

  return {
    check: async () => {
      if (now() - checkedAt < checkMs) return;
      checkedAt = now();
      await check();
    },
    report: () => last,
  };
}

function createDelayLog({ repeatMs, now, log }: BacklogWatchOptions) {
  let loggedAt: number | undefined;
  return ({ state, waiting, oldestAgeSeconds }: BacklogReport): void => {
    if (state === 'ok' && loggedAt !== undefined) {
      log('leads: none has been waiting for long any more');
      loggedAt = undefined;
    }
    if (state !== 'late' || (loggedAt !== undefined && now() - loggedAt < repeatMs)) return;
    loggedAt = now();
    log(`leads: ${waiting} not delivered, the oldest for ${oldestAgeSeconds} s`);
  };
}
