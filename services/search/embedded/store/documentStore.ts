import { DatabaseSync } from 'node:sqlite';

/** A document as it is stored. */
export interface StoredDocument {
  readonly id: string;
  /** As JSON. */
  readonly body: string;
}

/** Which state of an index is stored; the number rises with every replacement. */
export interface StoredIndex {
  readonly name: string;
  readonly generation: number;
}

/** The documents of all indices in a file of SQLite. */
export interface DocumentStore {
  readonly generations: () => readonly StoredIndex[];
  /** How many bytes the bodies of an index have. */
  readonly size: (index: string) => number;
  /** Changes whenever another connection has written, in this process or in another. */
  readonly version: () => number;
  /** The bodies of an index in the order of their ids, as they are now. */
  readonly bodies: (index: string) => Iterable<string>;
  /** Empties an index and gives it the next generation; nobody sees it before `commit`. */
  readonly begin: (index: string) => void;
  readonly insert: (index: string, document: StoredDocument) => void;
  readonly commit: () => void;
  /** Runs something that sees one state of the store throughout. */
  readonly inOneState: <Value>(run: () => Value) => Value;
  /** What wasn't committed is gone. */
  readonly close: () => void;
}

// Two processes may replace indices at once: a large one takes a while.
const patienceMs = 60_000;

const tables = `
  CREATE TABLE IF NOT EXISTS indices (
    name TEXT PRIMARY KEY,
    generation INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS documents (
    index_name TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (index_name, id)
  ) STRICT;
`;

/** Opens the store in a file, or one in memory that is gone when it is closed. */
export function openDocumentStore(file: string): DocumentStore {
  const database = new DatabaseSync(file, { timeout: patienceMs });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec(tables);
  const generations = database.prepare('SELECT name, generation FROM indices ORDER BY name');
  const size = database.prepare(
    'SELECT total(octet_length(body)) AS bytes FROM documents WHERE index_name = ?',
  );
  const version = database.prepare('PRAGMA data_version');
  const bodies = database.prepare('SELECT body FROM documents WHERE index_name = ? ORDER BY id');
  const clear = database.prepare('DELETE FROM documents WHERE index_name = ?');
  const next = database.prepare(
    `INSERT INTO indices VALUES (?, 1)
      ON CONFLICT (name) DO UPDATE SET generation = generation + 1`,
  );
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  return {
    generations: () => generations.all().map(toIndex),
    size: (index) => Number(size.get(index)?.['bytes']),
    version: () => Number(version.get()?.['data_version']),
    *bodies(index) {
      for (const { body } of bodies.iterate(index)) yield String(body);
    },
    begin: (index) => {
      database.exec('BEGIN IMMEDIATE');
      clear.run(index);
      next.run(index);
    },
    insert: (index, { id, body }) => insert.run(index, id, body),
    commit: () => database.exec('COMMIT'),
    inOneState: (run) => {
      database.exec('BEGIN');
      const value = run();
      database.exec('COMMIT');
      return value;
    },
    close: () => database.close(),
  };
}

function toIndex({ name, generation }: Record<string, unknown>): StoredIndex {
  return { name: String(name), generation: Number(generation) };
}
