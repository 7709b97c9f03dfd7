import { fail, ok } from '#domain/result.ts';
import type { StoreOutcome } from '../storeFailure.ts';
import { createStoreRecord, type StoreHealth, type StoreUse } from '../storeRecord.ts';
import type { PostgresDatabase, Query } from './database.ts';
import { postgresFailureOf } from './postgresFailure.ts';

interface PostgresConnectionOptions {
  readonly database: PostgresDatabase;
  /** What lines in the log begin with, such as `leads: the outbox in the database`. */
  readonly name: string;
  readonly log: (line: string) => void;
}

type Run<Value> = (query: Query) => Promise<Value>;
/** What a store does with its tables in a database. */
export interface PostgresConnection {
  /** Reads, changes or removes entries. Errors become failures. */
  readonly use: <Value>(run: Run<Value>) => StoreOutcome<Value>;
  /** Adds entries. */
  readonly add: <Value>(run: Run<Value>) => StoreOutcome<Value>;
  /** The state of the store. It begins to ask the database and doesn't wait: what it finds is in the next report. */
  readonly health: () => StoreHealth;
}

/** Connects a store with a database, which other stores may share. */
export function createPostgresConnection(options: PostgresConnectionOptions): PostgresConnection {
  const { database } = options;
  const record = createStoreRecord({ ...options, now: () => performance.now() });

  async function outcomeOf<Value>(kind: StoreUse, run: Run<Value>): StoreOutcome<Value> {
    try {
      const value = await run(database.query);
      record.succeeded(kind);
      return ok(value);
    } catch (error) {
      const failure = postgresFailureOf(error);
      record.failed(kind, failure);
      return fail(failure);
    }
  }

  return {
    use: (run) => outcomeOf('use', run),
    add: (run) => outcomeOf('add', run),
    health: () => {
      void outcomeOf('use', (query) => query('SELECT 1'));
      return record.read();
    },
  };
}
