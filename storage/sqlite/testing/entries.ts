import { type Connection, createConnection } from '../connection.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS entries (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS counts (id TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

interface EntriesOptions {
  readonly path: string;
  readonly maxBytes?: number | undefined;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** A connection to a store of entries. */
export function openEntries({
  maxBytes = 10 * 1024 * 1024,
  ...options
}: EntriesOptions): Connection {
  return createConnection({
    ...options,
    name: 'test: the store',
    tables,
    maxBytes,
    durability: 'power',
  });
}

/** Adds an entry; how that ended. */
export function addEntry({ add }: Connection, id: string, body = ''): string {
  const answer = add((database) => {
    database.prepare('INSERT OR IGNORE INTO entries (id, body) VALUES (?, ?)').run(id, body);
  });
  return answer.ok ? 'added' : answer.failure.kind;
}
