import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createConnection } from '#storage/sqlite/connection.ts';
import type { Log } from './service.ts';

/** The database of a service. */
export interface ServiceStore {
  /** Runs a function with the database. Throws if the database can't be used, so that the request fails. */
  readonly use: <Value>(run: (database: DatabaseSync) => Value) => Value;
  readonly close: () => void;
}

interface StoreOptions {
  /** Folder of persistent data; undefined: the database is in memory. */
  readonly dataFolder: string | undefined;
  /** Such as `comhub/leads.sqlite`. */
  readonly file: `${string}/${string}.sqlite`;
  /** Statements that create missing tables. */
  readonly tables: string;
  readonly log: Log;
}

const maxBytes = 1024 * 1024 * 1024;

/** Connects to the database of a service. What a service confirms must be on the disk, so every transaction is synced. */
export function openStore({ dataFolder, file, tables, log }: StoreOptions): ServiceStore {
  const { use, close } = createConnection({
    name: file,
    tables,
    log,
    maxBytes,
    path: dataFolder === undefined ? ':memory:' : join(dataFolder, file),
    durability: 'power',
  });
  return {
    use: (run) => {
      const answer = use(run);
      if (answer.ok) return answer.value;
      throw new Error(`${file} is ${answer.failure.kind}: ${answer.failure.reason}`);
    },
    close,
  };
}
