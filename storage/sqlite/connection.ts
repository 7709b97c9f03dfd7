import type { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StoreFailure } from '../storeFailure.ts';
import { createStoreRecord, type StoreHealth, type StoreUse } from '../storeRecord.ts';
import { withinSize } from './openDatabase.ts';
import {
  failureOf,
  isDamage,
  isReadOnly,
  isStatementError,
  keepsConnection,
} from './sqliteFailure.ts';
import { StoreFile, type StoreFileOptions } from './storeFile.ts';

interface ConnectionOptions extends Omit<StoreFileOptions, 'now'> {
  /** @default performance.now */
  readonly now?: StoreFileOptions['now'] | undefined;
}

type Run<Value> = (database: DatabaseSync) => Value;

/** A database that is opened at first use, and again after it became unusable. */
export interface Connection {
  /** Reads, changes or removes entries. SQLite's errors become failures. */
  readonly use: <Value>(run: Run<Value>) => Result<Value, StoreFailure>;
  /** Adds entries, unless the file would grow beyond its limit. */
  readonly add: <Value>(run: Run<Value>) => Result<Value, StoreFailure>;
  /** Checks the file and returns the state of the store. */
  readonly health: () => StoreHealth;
  readonly close: () => void;
}

/**
 * Connects to a SQLite file. What a use has written is in the file that a restart would find:
 *
 * - Before and after each use, the open files are compared with those at the path. If they were moved or deleted, the
 *   database is opened again at the path and gets the rows of the earlier one, which is still readable here.
 * - A damaged file is renamed. A new one takes its place and gets the rows that can be read.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { maxBytes, now = () => performance.now() } = options;
  const record = createStoreRecord({ ...options, now });
  const file = new StoreFile({ ...options, now });

  function withinLimit<Value>(kind: StoreUse, run: Run<Value>): Run<Value> {
    if (kind === 'use') return run;
    return (database) => withinSize(database, maxBytes, () => run(database));
  }

  function outcomeOf<Value>(kind: StoreUse, run: Run<Value>): Result<Value, StoreFailure> {
    try {
      const value = attemptRepaired(file, withinLimit(kind, run));
      record.succeeded(kind);
      return ok(value);
    } catch (error) {
      const failure = failureOf(error);
      record.failed(kind, failure);
      // After an I/O error the connection may stay broken, even if the disk works again.
      if (!keepsConnection(error)) file.close();
      return fail(failure);
    }
  }

  return {
    use: (run) => outcomeOf('use', run),
    add: (run) => outcomeOf('add', run),
    health: () => {
      outcomeOf('use', readSchema);
      return record.read();
    },
    close: () => {
      // Saves what is only in files that were moved or deleted.
      if (file.isOpen) outcomeOf('use', readSchema);
      file.end();
    },
  };
}

function readSchema(database: DatabaseSync): undefined {
  database.prepare('SELECT count(*) FROM sqlite_schema').get();
}

function attempt<Value>(file: StoreFile, run: Run<Value>): Value {
  const database = file.open();
  const value = run(database);
  if (file.open() !== database && !file.isCarriedOver) {
    throw new Error('the file was replaced during the use, and its rows are not in the new one');
  }
  return value;
}

/** Tries once more with a new file, if the file is damaged. */
function attemptRepaired<Value>(file: StoreFile, run: Run<Value>): Value {
  try {
    return attempt(file, run);
  } catch (error) {
    if (!isDamaged(file, error) || !file.replaceDamaged()) throw error;
    return attempt(file, run);
  }
}

function isDamaged(file: StoreFile, error: unknown): boolean {
  if (isDamage(error)) return true;
  if (isReadOnly(error)) return file.isOfLaterVersion;
  return isStatementError(error) && file.hasOtherTables;
}
