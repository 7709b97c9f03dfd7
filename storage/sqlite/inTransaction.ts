import type { DatabaseSync } from 'node:sqlite';

/** Runs a function in one write transaction. */
export function inTransaction<Value>(database: DatabaseSync, run: () => Value): Value {
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = run();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    // Some errors, such as a full disk, have already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
