import type { DatabaseSync } from 'node:sqlite';
import { megabyte } from '#domain/units.ts';
import { createConnection } from '#storage/sqlite/connection.ts';
import { inTransaction } from '#storage/sqlite/inTransaction.ts';
import type { ClaimedEntry, OutboxEntry, OutboxStore } from './outboxStore.ts';
import { defaultMaxDelivered, readStoredEntry } from './storedEntry.ts';

interface SqliteOutboxOptions {
  readonly file: string;
  /** The time in ms since 1970. It may jump. */
  readonly now: () => number;
  /** The longest delay of an attempt, in ms. */
  readonly maxDelayMs: number;
  /** New entries don't make the file grow beyond this; then the store is full. */
  readonly maxBytes?: number | undefined;
  /** How many delivered ids are kept. */
  readonly maxDelivered?: number | undefined;
  readonly log: (line: string) => void;
}

// Tens of thousands of leads: weeks of an outage, but a flood of leads can't fill the disk.
const defaultMaxBytes = 512 * megabyte;

const tables = `
  CREATE TABLE IF NOT EXISTS leads (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL,
    accepted_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    lease TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leases ON leads (lease) WHERE lease IS NOT NULL;
  CREATE INDEX IF NOT EXISTS turns ON leads (attempts, number);
  CREATE TABLE IF NOT EXISTS delivered (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    delivered_at INTEGER NOT NULL
  ) STRICT;
`;

// Another process may have delivered what this one carries over from a file that was replaced.
const merge = `
  DELETE FROM leads WHERE id IN (SELECT id FROM delivered) OR NOT json_valid(body);
`;

/** An outbox in a SQLite file, which the processes of one machine share. */
export function createSqliteOutboxStore(options: SqliteOutboxOptions): OutboxStore {
  const { file: path, now, maxDelayMs, log } = options;
  const { maxBytes = defaultMaxBytes, maxDelivered = defaultMaxDelivered } = options;
  const { use, add, health, close } = createConnection({
    name: 'leads: the outbox',
    path,
    maxBytes,
    tables,
    merge,
    log,
    durability: 'power',
  });
  // A process that was killed may have left some.
  let hasTraces = true;
  return {
    add: async (entry) => add((database) => insert(database, entry, now())),
    leases: async () => use(leases),
    claim: async (lease, expired) =>
      use((database) => claim(database, { lease, expired, ...dueTimes(now(), maxDelayMs) })),
    postpone: async ({ lead: { formSubmissionId: id }, lease }, delayMs) =>
      use((database) => postpone(database, { id, lease, dueAt: now() + Math.ceil(delayMs) })),
    confirm: async (id) => {
      hasTraces = true;
      return use((database) => confirm(database, { id, ms: now(), maxDelivered }));
    },
    backlog: async () =>
      use((database) => {
        if (hasTraces) hasTraces = !removeTraces(database);
        return backlog(database, now());
      }),
    health,
    close: async () => close(),
  };
}

function insert(database: DatabaseSync, entry: OutboxEntry, ms: number): 'added' | 'known' {
  const id = entry.lead.formSubmissionId;
  const { changes } = database
    .prepare(
      `INSERT INTO leads (id, body, accepted_at, due_at) SELECT ?, ?, ?, 0
       WHERE NOT EXISTS (SELECT 1 FROM delivered WHERE id = ?)
       ON CONFLICT (id) DO NOTHING`,
    )
    .run(id, JSON.stringify(entry), ms, id);
  return Number(changes) === 1 ? 'added' : 'known';
}

function leases(database: DatabaseSync): readonly string[] {
  const rows = database.prepare('SELECT lease FROM leads WHERE lease IS NOT NULL').all();
  return rows.map(({ lease }) => String(lease));
}

interface Postponed {
  readonly id: string;
  readonly lease: string;
  readonly dueAt: number;
}

function postpone(database: DatabaseSync, { id, lease, dueAt }: Postponed): undefined {
  database
    .prepare(
      `UPDATE leads SET lease = NULL, attempts = attempts + 1, due_at = ?
       WHERE id = ? AND lease = ?`,
    )
    .run(dueAt, id, lease);
  return undefined;
}

interface Claim {
  readonly lease: string;
  readonly expired: readonly string[];
  /** Entries that are due before `from` or after `until` are delivered. */
  readonly from: number;
  readonly until: number;
}

/** A delay is never longer than the longest one, so a later time was written before the clock was set back. */
function dueTimes(ms: number, maxDelayMs: number): Pick<Claim, 'from' | 'until'> {
  return { from: ms, until: ms + maxDelayMs };
}

function claim(
  database: DatabaseSync,
  { lease, expired, from, until }: Claim,
): ClaimedEntry | undefined {
  const row = database
    .prepare(
      `UPDATE leads SET lease = ? WHERE number = (
         SELECT number FROM leads
         WHERE (lease IS NULL OR lease IN (SELECT value FROM json_each(?)))
           AND (due_at <= ? OR due_at > ?)
         ORDER BY attempts, number LIMIT 1
       ) RETURNING body, attempts`,
    )
    .get(lease, JSON.stringify(expired), from, until);
  if (!row) return undefined;
  // An entry that can't be read keeps its lease, so the next claim takes another one.
  return { ...readStoredEntry(row['body']), attempts: Number(row['attempts']), lease };
}

interface Confirmation {
  readonly id: string;
  readonly ms: number;
  readonly maxDelivered: number;
}

function confirm(database: DatabaseSync, { id, ms, maxDelivered }: Confirmation): undefined {
  return inTransaction(database, () => {
    database.prepare('DELETE FROM leads WHERE id = ?').run(id);
    database
      .prepare('INSERT OR IGNORE INTO delivered (id, delivered_at) VALUES (?, ?)')
      .run(id, ms);
    database
      .prepare('DELETE FROM delivered WHERE number <= (SELECT max(number) FROM delivered) - ?')
      .run(maxDelivered);
    return undefined;
  });
}

/**
 * Empties SQLite's log, which still contains the personal data of delivered leads; `false` if another
 * process is using it.
 */
function removeTraces(database: DatabaseSync): boolean {
  return Number(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy']) === 0;
}

function backlog(database: DatabaseSync, ms: number) {
  const waiting = Number(database.prepare('SELECT count(*) AS count FROM leads').get()?.['count']);
  const oldest = database
    .prepare('SELECT id, accepted_at FROM leads ORDER BY number LIMIT 1')
    .get();
  return {
    waiting,
    oldest: oldest && { id: String(oldest['id']), ageMs: ms - Number(oldest['accepted_at']) },
  };
}
