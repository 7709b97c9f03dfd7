import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#storage/sqlite/inTransaction.ts';
import { openStore } from '../../openStore.ts';
import type { Log } from '../../service.ts';
import type { ItemUpdate } from '../changedItems.ts';

/** An update that an address hasn't taken yet. */
export interface WaitingUpdate {
  /** Identifies this update; a later one of the same item has another number. */
  readonly number: number;
  readonly update: ItemUpdate;
}

/** What waits for an address. */
export interface WaitingSummary {
  readonly count: number;
  /** Since when the oldest waits (ms since 1970). */
  readonly since: number;
}

/** The updates that wait for addresses. There is at most one per item, language and address. */
export interface DeliveryStore {
  readonly add: (url: string, updates: readonly ItemUpdate[], now: number) => void;
  /** The oldest updates. */
  readonly next: (url: string, limit: number) => readonly WaitingUpdate[];
  readonly remove: (numbers: readonly number[]) => void;
  /** Undefined if nothing waits. */
  readonly waiting: (url: string) => WaitingSummary | undefined;
  readonly close: () => void;
}

const tables = `
  CREATE TABLE IF NOT EXISTS waiting (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    url TEXT NOT NULL,
    identifier TEXT NOT NULL,
    definition TEXT NOT NULL,
    operation TEXT NOT NULL,
    culture TEXT NOT NULL,
    since INTEGER NOT NULL,
    UNIQUE (url, identifier, definition, culture)
  ) STRICT;
`;

interface DeliveryStoreOptions {
  /** Folder of persistent data; undefined: updates are kept in memory. */
  readonly dataFolder: string | undefined;
  readonly log: Log;
}

/** Opens the store in the data folder; without one, updates are kept in memory. */
export function openDeliveryStore(options: DeliveryStoreOptions): DeliveryStore {
  const { use, close } = openStore({ ...options, file: 'content/deliveries.sqlite', tables });
  return {
    add: (url, updates, now) =>
      use((database) =>
        inTransaction(database, () => {
          for (const update of updates) addUpdate(database, url, update, now);
        }),
      ),
    next: (url, limit) =>
      use((database) =>
        database
          .prepare('SELECT * FROM waiting WHERE url = ? ORDER BY number LIMIT ?')
          .all(url, limit)
          .map(toWaiting),
      ),
    remove: (numbers) =>
      use((database) =>
        inTransaction(database, () => {
          const remove = database.prepare('DELETE FROM waiting WHERE number = ?');
          for (const number of numbers) remove.run(number);
        }),
      ),
    waiting: (url) =>
      use((database) => {
        const row = database
          .prepare('SELECT count(*) AS count, min(since) AS since FROM waiting WHERE url = ?')
          .get(url);
        const count = Number(row?.['count'] ?? 0);
        return count === 0 ? undefined : { count, since: Number(row?.['since']) };
      }),
    close,
  };
}

/** An item that changes again waits with its latest change, since its first one. */
function addUpdate(database: DatabaseSync, url: string, update: ItemUpdate, now: number): void {
  const { identifier, entity_definition, operation, entity_culture } = update;
  database
    .prepare(
      `INSERT OR REPLACE INTO waiting (url, identifier, definition, operation, culture, since)
       VALUES (:url, :identifier, :definition, :operation, :culture, coalesce(
         (SELECT since FROM waiting WHERE url = :url AND identifier = :identifier
           AND definition = :definition AND culture = :culture), :now))`,
    )
    .run({
      url,
      identifier,
      definition: entity_definition,
      operation,
      culture: entity_culture,
      now,
    });
}

function toWaiting(row: Readonly<Record<string, unknown>>): WaitingUpdate {
  return {
    number: Number(row['number']),
    update: {
      identifier: String(row['identifier']),
      entity_definition: row['definition'] === 'Item' ? 'Item' : 'LayoutData',
      operation: operationNamed(String(row['operation'])),
      entity_culture: String(row['culture']),
    },
  };
}

function operationNamed(name: string): ItemUpdate['operation'] {
  if (name === 'Create' || name === 'Delete') return name;
  return 'Update';
}
