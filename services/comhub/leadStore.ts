import type { DatabaseSync } from 'node:sqlite';
import { type WireLead, wireLead } from '#upstream/comhub/wire.ts';
import { openStore } from '../openStore.ts';
import type { Log } from '../service.ts';

/** A lead that the service has stored. */
export interface StoredLead extends WireLead {
  /** Time of the first delivery, in ms since 1970. */
  receivedAt: number;
  /** How often it was delivered. */
  deliveries: number;
}

/** The received leads. */
export interface LeadStore {
  /** Stores a lead; a repeated `formSubmissionId` only counts as another delivery. */
  add: (lead: WireLead) => void;
  count: () => number;
  /** The latest leads, newest first. */
  latest: (limit: number) => StoredLead[];
  close: () => void;
}

// Enough for any test; a real service would keep all of them.
const kept = 10_000;

const tables = `
  CREATE TABLE IF NOT EXISTS leads (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    deliveries INTEGER NOT NULL DEFAULT 1
  ) STRICT;
`;

interface LeadStoreOptions {
  /** Folder of persistent data; undefined: leads are kept in memory. */
  readonly dataFolder: string | undefined;
  /** The time in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** Opens the store in the data folder; without one, leads are kept in memory. */
export function openLeadStore({ dataFolder, now, log }: LeadStoreOptions): LeadStore {
  const { use, close } = openStore({ dataFolder, file: 'comhub/leads.sqlite', tables, log });
  return {
    add: (lead) => use((database) => add(database, lead, now())),
    count: () =>
      use((database) =>
        Number(database.prepare('SELECT count(*) AS count FROM leads').get()?.['count']),
      ),
    latest: (limit) =>
      use((database) =>
        database
          .prepare('SELECT body, received_at, deliveries FROM leads ORDER BY number DESC LIMIT ?')
          .all(limit)
          .map(toLead),
      ),
    close,
  };
}

function add(database: DatabaseSync, lead: WireLead, now: number): void {
  database
    .prepare(
      `INSERT INTO leads (id, body, received_at) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET deliveries = deliveries + 1`,
    )
    .run(lead.formSubmissionId, JSON.stringify(lead), now);
  database
    .prepare('DELETE FROM leads WHERE number <= (SELECT max(number) FROM leads) - ?')
    .run(kept);
}

function toLead(row: Readonly<Record<string, unknown>>): StoredLead {
  return {
    ...wireLead.parse(JSON.parse(String(row['body']))),
    receivedAt: Number(row['received_at']),
    deliveries: Number(row['deliveries']),
  };
}
