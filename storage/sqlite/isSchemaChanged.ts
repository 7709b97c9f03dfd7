import { DatabaseSync } from 'node:sqlite';

/**
 * Whether a database lacks a table that statements create, or has it with other columns. Damage can leave a schema valid,
 * so that only statements fail. Throws SQLite's errors.
 */
export function isSchemaChanged(database: DatabaseSync, tables: string): boolean {
  const found = new Set(schemaOf(database));
  return declaredBy(tables).some((entry) => !found.has(entry));
}

function declaredBy(tables: string): readonly string[] {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(tables);
    return schemaOf(database);
  } finally {
    database.close();
  }
}

function schemaOf(database: DatabaseSync): readonly string[] {
  return database
    .prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema')
    .all()
    .map((row) => JSON.stringify(row));
}
