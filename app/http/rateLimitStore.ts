import type { DatabaseSync } from 'node:sqlite';
import type { Result } from '#domain/result.ts';
import { createConnection } from '#storage/sqlite/connection.ts';
import type { StoreFailure } from '#storage/sqlite/storeFailure.ts';
import type { StoreHealth } from '#storage/sqlite/storeRecord.ts';

/** One attempt. Times are in ms. */
export interface Attempt {
  /** Of the limit. */
  readonly name: string;
  readonly key: string;
  readonly windowMs: number;
  /** The time that has to pass until an attempt no longer counts. */
  readonly intervalMs: number;
  /** Since 1970. */
  readonly now: number;
}

/** Where attempts are counted. */
export interface RateLimitStore {
  /** Counts an attempt and returns 0, or returns the time until the next one is admitted (ms). */
  readonly take: (attempt: Attempt) => Result<number, StoreFailure>;
  /** Takes back an attempt that was counted. */
  readonly giveBack: (attempt: Attempt) => Result<undefined, StoreFailure>;
  readonly close: () => void;
}

/** Counts in a file, which may fail. */
export interface RateLimitFile extends RateLimitStore {
  /** How it works in this process. */
  readonly health: () => StoreHealth;
}

// Some hundred thousand clients.
const maxBytes = 32 * 1024 * 1024;

const pruneEveryMs = 60_000;

/** Removes what doesn't count any more, every minute at most: addresses are personal data. */
export function createPruning(): (now: number, prune: () => void) => void {
  let prunedAt = Number.NEGATIVE_INFINITY;
  return (now, prune) => {
    // The clock may have been set back.
    if (Math.abs(now - prunedAt) < pruneEveryMs) return;
    prune();
    prunedAt = now;
  };
}

/**
 * For each key, the time at which all its attempts have expired (the generic cell rate algorithm): one
 * number, however many attempts there are.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS attempts (
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    clear_at INTEGER NOT NULL,
    PRIMARY KEY (name, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS expiries ON attempts (clear_at);
`;

/** Counts in a SQLite file, which the processes of one machine share. */
export function createRateLimitStore(path: string, log: (line: string) => void): RateLimitFile {
  const { add, use, health, close } = createConnection({
    name: 'rate limits: the store',
    path,
    maxBytes,
    tables,
    log,
    durability: 'process',
  });
  const prune = createPruning();
  return {
    take: (attempt) =>
      add((database) => {
        const { now } = attempt;
        prune(now, () => database.prepare('DELETE FROM attempts WHERE clear_at <= ?').run(now));
        return take(database, attempt);
      }),
    giveBack: (attempt) => use((database) => giveBack(database, attempt)),
    health,
    close,
  };
}

function giveBack(database: DatabaseSync, { name, key, intervalMs }: Attempt): undefined {
  database
    .prepare('UPDATE attempts SET clear_at = clear_at - ? WHERE name = ? AND key = ?')
    .run(Math.ceil(intervalMs), name, key);
}

function take(database: DatabaseSync, attempt: Attempt): number {
  const { name, key } = attempt;
  const now = Math.floor(attempt.now);
  const end = now + Math.ceil(attempt.windowMs);
  const interval = Math.ceil(attempt.intervalMs);
  const { changes } = database
    .prepare(
      `INSERT INTO attempts (name, key, clear_at) VALUES (:name, :key, :now + :interval)
       ON CONFLICT (name, key) DO UPDATE
       -- A time after the window was written before the clock was set back.
       SET clear_at = iif(clear_at > :end, :now, max(clear_at, :now)) + :interval
       WHERE clear_at > :end OR max(clear_at, :now) + :interval <= :end`,
    )
    .run({ name, key, now, end, interval });
  if (Number(changes) > 0) return 0;
  const row = database
    .prepare('SELECT clear_at FROM attempts WHERE name = ? AND key = ?')
    .get(name, key);
  return Number(row?.['clear_at'] ?? end) + interval - end;
}
