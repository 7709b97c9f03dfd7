import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createConnection } from '#storage/sqlite/connection.ts';
import type { StoreFailure } from '#storage/storeFailure.ts';
import type { Log } from './service.ts';

/** The database of a service. */
export interface ServiceStore {
  /** Runs a function with the database. Throws if the database can't be used, so that the request fails. */
  readonly use: <Value>(run: (database: DatabaseSync) => Value) => Value;
  /** Adds something with the database, unless its file would grow beyond its limit: then `full`. Throws as `use`. */
  readonly add: <Value>(run: (database: DatabaseSync) => Value) => Value | 'full';
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
  /**
   * Limit of the file.
   * @default a gigabyte
   */
  readonly maxBytes?: number;
}

const gigabyte = 1024 * 1024 * 1024;

/** Connects to the database of a service. What a service confirms must be on the disk, so every transaction is synced. */
export function openStore({
  dataFolder,
  file,
  maxBytes = gigabyte,
  ...options
}: StoreOptions): ServiceStore {
  const { use, add, close } = createConnection({
    ...options,
    maxBytes,
    name: file,
    path: dataFolder === undefined ? ':memory:' : join(dataFolder, file),
    durability: 'power',
  });
  return {
    use: (run) => valueFrom(file, use(run)),
    add: (run) => {
      const answer = add(run);
      return !answer.ok && answer.failure.kind === 'full' ? 'full' : valueFrom(file, answer);
    },
    close,
  };
}

type StoreAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: StoreFailure };

function valueFrom<Value>(file: string, answer: StoreAnswer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Error(`${file} is ${answer.failure.kind}: ${answer.failure.reason}`);
}
