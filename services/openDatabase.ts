import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a database of a service and creates its tables. What a service confirms must be on the disk, so
 * every transaction is synced.
 * @param dataFolder folder of persistent data; undefined: the database is in memory
 * @param file such as `comhub/leads.sqlite`
 */
export function openDatabase(
  dataFolder: string | undefined,
  file: `${string}/${string}.sqlite`,
  tables: string,
): DatabaseSync {
  const path = dataFolder === undefined ? ':memory:' : join(dataFolder, file);
  if (dataFolder !== undefined) mkdirSync(join(path, '..'), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${tables}`);
  return database;
}
