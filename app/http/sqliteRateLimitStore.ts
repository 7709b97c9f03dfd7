import type { DatabaseSync } from 'node:sqlite';
import { megabyte } from '#domain/units.ts';
import { createPruneTimes } from '#storage/pruneTimes.ts';
import type { Attempt, SharedRateLimitStore } from '#storage/rateLimits/rateLimitStore.ts';
import { createConnection } from '#storage/sqlite/connection.ts';

interface SqliteRateLimitOptions {
  readonly file: string;
  /** The time in ms since 1970. It may jump. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

// Some hundred thousand clients.
const maxBytes = 32 * megabyte;

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
export function createSqliteRateLimitStore(options: SqliteRateLimitOptions): SharedRateLimitStore {
  const { file: path, now, log } = options;
  const { add, use, health, close } = createConnection({
    name: 'rate limits: the store',
    path,
    maxBytes,
    tables,
    log,
    durability: 'process',
  });
  const isTimeToPrune = createPruneTimes();
  return {
    take: async (attempt) =>
      add((database) => {
        const ms = Math.floor(now());
        if (isTimeToPrune(ms)) prune(database, ms);
        return take(database, attempt, ms);
      }),
    giveBack: async (attempt) => use((database) => giveBack(database, attempt)),
    health,
    close: async () => close(),
  };
}

function prune(database: DatabaseSync, now: number): void {
  database.prepare('DELETE FROM attempts WHERE clear_at <= ?').run(now);
}

function giveBack(database: DatabaseSync, { name, key, intervalMs }: Attempt): undefined {
  database
    .prepare('UPDATE attempts SET clear_at = clear_at - ? WHERE name = ? AND key = ?')
    .run(Math.ceil(intervalMs), name, key);
}

function take(database: DatabaseSync, attempt: Attempt, now: number): number {
  const { name, key } = attempt;
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
