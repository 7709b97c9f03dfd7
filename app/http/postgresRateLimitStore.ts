import type { PostgresDatabase, Query } from '#storage/postgres/database.ts';
import { createPostgresConnection } from '#storage/postgres/postgresConnection.ts';
import { createPruneTimes } from '#storage/pruneTimes.ts';
import type { Attempt, SharedRateLimitStore } from '#storage/rateLimits/rateLimitStore.ts';

interface PostgresRateLimitOptions {
  readonly database: PostgresDatabase;
  readonly log: (line: string) => void;
}

/** Counts in a database, which all machines share, by its clock. */
export function createPostgresRateLimitStore(
  options: PostgresRateLimitOptions,
): SharedRateLimitStore {
  const { use, add, health } = createPostgresConnection({
    ...options,
    name: 'rate limits: the store in the database',
  });
  const isTimeToPrune = createPruneTimes();
  return {
    take: (attempt) =>
      add(async (query) => {
        const { waitMs, now } = await take(query, attempt);
        if (isTimeToPrune(now)) await prune(query, now);
        return waitMs;
      }),
    giveBack: (attempt) => use((query) => giveBack(query, attempt)),
    health,
    // The connections belong to the database.
    close: async () => undefined,
  };
}

async function take(query: Query, attempt: Attempt) {
  const [counted] = await query(
    `INSERT INTO attempts AS known (name, key, clear_at) VALUES ($1, $2, now_ms() + $3::bigint)
     ON CONFLICT (name, key) DO UPDATE
     -- A time after the window was written before the clock was set back.
     SET clear_at = $3::bigint + CASE WHEN known.clear_at > now_ms() + $4::bigint THEN now_ms()
       ELSE greatest(known.clear_at, now_ms()) END
     WHERE known.clear_at > now_ms() + $4::bigint
       OR greatest(known.clear_at, now_ms()) + $3::bigint <= now_ms() + $4::bigint
     RETURNING now_ms() AS now`,
    valuesOf(attempt),
  );
  return counted ? { waitMs: 0, now: Number(counted['now']) } : readWait(query, attempt);
}

async function readWait(query: Query, attempt: Attempt) {
  const [row] = await query(
    `SELECT now_ms() AS now, (
       SELECT clear_at + $3::bigint - now_ms() - $4::bigint FROM attempts
       WHERE name = $1 AND key = $2
     ) AS wait`,
    valuesOf(attempt),
  );
  // Another machine may have taken an attempt back meanwhile.
  return { waitMs: Math.max(1, Number(row?.['wait'])), now: Number(row?.['now']) };
}

function valuesOf({ name, key, intervalMs, windowMs }: Attempt): readonly unknown[] {
  return [name, key, Math.ceil(intervalMs), Math.ceil(windowMs)];
}

async function prune(query: Query, now: number): Promise<void> {
  await query('DELETE FROM attempts WHERE clear_at <= $1', [now]);
}

async function giveBack(query: Query, { name, key, intervalMs }: Attempt): Promise<undefined> {
  await query('UPDATE attempts SET clear_at = clear_at - $3::bigint WHERE name = $1 AND key = $2', [
    name,
    key,
    Math.ceil(intervalMs),
  ]);
  return undefined;
}
