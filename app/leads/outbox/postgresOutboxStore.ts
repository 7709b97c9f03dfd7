import type { PostgresDatabase, Query } from '#storage/postgres/database.ts';
import { createPostgresConnection } from '#storage/postgres/postgresConnection.ts';
import type { Backlog, ClaimedEntry, OutboxEntry, OutboxStore } from './outboxStore.ts';
import { defaultMaxDelivered, readStoredEntry } from './storedEntry.ts';

interface PostgresOutboxOptions {
  readonly database: PostgresDatabase;
  /** The longest delay of an attempt, in ms. */
  readonly maxDelayMs: number;
  /** How many delivered ids are kept. */
  readonly maxDelivered?: number | undefined;
  readonly log: (line: string) => void;
}

/**
 * An outbox in a database, which all machines share. A lead that is waiting has a body; a delivered one is a row without, so
 * that one constraint prevents both from being stored again.
 */
export function createPostgresOutboxStore(options: PostgresOutboxOptions): OutboxStore {
  const { maxDelayMs, maxDelivered = defaultMaxDelivered } = options;
  const { use, add, health } = createPostgresConnection({
    ...options,
    name: 'leads: the outbox in the database',
  });
  // A process that was killed may have left some.
  let hasTraces = true;
  return {
    add: (entry) => add((query) => insert(query, entry)),
    leases: () => use(leases),
    claim: (lease, expired) => use((query) => claim(query, { lease, expired, maxDelayMs })),
    postpone: (entry, delayMs) => use((query) => postpone(query, entry, Math.ceil(delayMs))),
    confirm: (id) =>
      use((query) =>
        confirm(query, id, maxDelivered).finally(() => {
          hasTraces = true;
        }),
      ),
    backlog: () =>
      use(async (query) => {
        if (hasTraces) {
          // First, because a lead that is delivered meanwhile leaves new ones.
          hasTraces = false;
          await removeTraces(query).catch((error: unknown) => {
            hasTraces = true;
            throw error;
          });
        }
        return backlog(query);
      }),
    health,
    // The connections belong to the database.
    close: async () => undefined,
  };
}

async function insert(query: Query, entry: OutboxEntry): Promise<'added' | 'known'> {
  const rows = await query(
    // The first condition spares a number for each repeated submission; only the second one is safe.
    `INSERT INTO leads (id, body, accepted_at)
     SELECT $1, $2, now_ms() WHERE NOT EXISTS (SELECT FROM leads WHERE id = $1)
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [entry.lead.formSubmissionId, JSON.stringify(entry)],
  );
  return rows.length === 1 ? 'added' : 'known';
}

async function leases(query: Query): Promise<readonly string[]> {
  const rows = await query('SELECT lease FROM leads WHERE lease IS NOT NULL');
  return rows.map(({ lease }) => String(lease));
}

interface Claim {
  readonly lease: string;
  readonly expired: readonly string[];
  readonly maxDelayMs: number;
}

async function claim(
  query: Query,
  { lease, expired, maxDelayMs }: Claim,
): Promise<ClaimedEntry | undefined> {
  const [row] = await query(
    `UPDATE leads SET lease = $1 WHERE number = (
       SELECT number FROM leads
       WHERE body IS NOT NULL AND (lease IS NULL OR lease = ANY ($2::text[]))
         -- No delay is longer, so a later time was written before the clock was set back.
         AND (due_at <= now_ms() OR due_at > now_ms() + $3::bigint)
       ORDER BY attempts, number LIMIT 1
       -- Another process is claiming the first one at this moment, so this one takes the next.
       FOR UPDATE SKIP LOCKED
     ) RETURNING body::text, attempts`,
    [lease, expired, maxDelayMs],
  );
  // An entry that can't be read keeps its lease, so the next claim takes another one.
  return row && { ...readStoredEntry(row['body']), attempts: Number(row['attempts']), lease };
}

async function postpone(
  query: Query,
  { lead: { formSubmissionId: id }, lease }: ClaimedEntry,
  delayMs: number,
): Promise<undefined> {
  await query(
    `UPDATE leads SET lease = NULL, attempts = attempts + 1, due_at = now_ms() + $3::bigint
     WHERE id = $1 AND lease = $2`,
    [id, lease, delayMs],
  );
  return undefined;
}

async function confirm(query: Query, id: string, maxDelivered: number): Promise<undefined> {
  await query(
    `WITH delivered AS (
       UPDATE leads SET body = NULL, lease = NULL, delivered_at = now_ms() WHERE id = $1
     )
     DELETE FROM leads WHERE body IS NULL AND id <> $1
       AND number <= (SELECT max(number) FROM leads) - $2::bigint`,
    [id, maxDelivered],
  );
  return undefined;
}

/**
 * Frees the room of rows that were changed or deleted, which still contain the personal data of delivered leads. The
 * database would do it by itself, but only after a number of changes.
 */
async function removeTraces(query: Query): Promise<void> {
  // It takes milliseconds without the indices, which contain no bodies. Another machine may be at it.
  await query('VACUUM (SKIP_LOCKED, INDEX_CLEANUP OFF, TRUNCATE OFF) leads');
}

async function backlog(query: Query): Promise<Backlog> {
  const [count] = await query('SELECT count(*) AS waiting FROM leads WHERE body IS NOT NULL');
  const [oldest] = await query(
    `SELECT id, now_ms() - accepted_at AS age FROM leads
     WHERE body IS NOT NULL ORDER BY number LIMIT 1`,
  );
  return {
    waiting: Number(count?.['waiting']),
    oldest: oldest && { id: String(oldest['id']), ageMs: Number(oldest['age']) },
  };
}
