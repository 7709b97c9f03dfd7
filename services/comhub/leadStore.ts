import { type WireLead, wireLead } from '#upstream/comhub/wire.ts';
import { openDatabase } from '../openDatabase.ts';

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

/** Opens the store in the data folder; without one, leads are kept in memory. */
export function openLeadStore(dataFolder: string | undefined, now: () => number): LeadStore {
  const database = openDatabase(dataFolder, 'comhub/leads.sqlite', tables);
  const insert = database.prepare(
    `INSERT INTO leads (id, body, received_at) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET deliveries = deliveries + 1`,
  );
  const prune = database.prepare(
    'DELETE FROM leads WHERE number <= (SELECT max(number) FROM leads) - ?',
  );
  return {
    add: (lead) => {
      insert.run(lead.formSubmissionId, JSON.stringify(lead), now());
      prune.run(kept);
    },
    count: () => Number(database.prepare('SELECT count(*) AS count FROM leads').get()?.['count']),
    latest: (limit) =>
      database
        .prepare('SELECT body, received_at, deliveries FROM leads ORDER BY number DESC LIMIT ?')
        .all(limit)
        .map(toLead),
    close: () => database.close(),
  };
}

function toLead(row: Readonly<Record<string, unknown>>): StoredLead {
  return {
    ...wireLead.parse(JSON.parse(String(row['body']))),
    receivedAt: Number(row['received_at']),
    deliveries: Number(row['deliveries']),
  };
}
