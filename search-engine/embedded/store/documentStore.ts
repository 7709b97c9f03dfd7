import { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import type { ChangeOutcome } from '../../engine.ts';
import type { IndexSchema } from '../../indexSchema.ts';
import type { WrittenCard } from '../build/cards.ts';
import type { IndexData } from '../indexData.ts';

/** A stored document. */
export interface StoredDocument {
  readonly id: string;
  readonly card: WrittenCard;
}

/** A document of the last replacement; without a card if a patch has changed it. */
export interface BaseDocument {
  readonly id: string;
  readonly card: WrittenCard | undefined;
}

/** The stored state of an index. */
export interface StoredState {
  /** Rises with every replacement and every patch. */
  readonly generation: number;
  /** The generation of the last replacement. */
  readonly base: number;
}

/** A change to a stored index. */
export type StoredChange =
  | { readonly kind: 'upsert'; readonly document: StoredDocument }
  | { readonly kind: 'remove'; readonly id: string };

/**
 * The documents of one index in a SQLite file: those of the last replacement with the index built from
 * them, and the changes since.
 */
export interface DocumentStore {
  /** Undefined before the first replacement. */
  readonly state: () => StoredState | undefined;
  readonly count: () => number;
  /** Runs a function in one read transaction. */
  readonly inSnapshot: <Value>(run: () => Value) => Value;
  /** The total size of the documents in bytes. */
  readonly size: () => number;
  /**
   * The index that was built from the last replacement, without its documents; undefined if it was
   * built by another version of the engine.
   */
  readonly builtIndex: (schema: IndexSchema) => IndexData | undefined;
  /** The documents that the index was built from, sorted by id. */
  readonly baseDocuments: () => Iterable<BaseDocument>;
  /** The current document with an id, as JSON. */
  readonly find: (id: string) => string | undefined;
  /** All current documents, sorted by id. */
  readonly documents: () => Iterable<StoredDocument>;
  /** The documents that were added or changed after a generation, sorted by id. */
  readonly changedSince: (generation: number) => Iterable<StoredDocument>;
  /** The ids of documents that were added, changed or removed after a generation. */
  readonly touchedSince: (generation: number) => readonly string[];
  /** Adds a document to a replacement; it is invisible until the replacement is committed. */
  readonly stage: (document: StoredDocument) => void;
  /** The staged documents, sorted by id. */
  readonly staged: () => Iterable<StoredDocument>;
  /** Replaces the documents of the index by the staged ones, in one transaction. Returns the generation. */
  readonly commitStaged: (schema: IndexSchema, built: IndexData) => number;
  /** Applies changes in one transaction. Returns the outcome of each. */
  readonly patch: (changes: readonly StoredChange[]) => readonly ChangeOutcome[];
  /** Closes the store and discards staged documents. */
  readonly close: () => void;
}

// Another process may be committing a large replacement.
const busyTimeoutMs = 60_000;

/**
 * The format version of the stored index. Raise it with every change to `IndexData` or its contents;
 * an index of another version is rebuilt when it is loaded.
 */
const indexFormat = 1;

const tables = `
  CREATE TABLE IF NOT EXISTS state (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    generation INTEGER NOT NULL,
    base INTEGER NOT NULL,
    built_by TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS built (
    part TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY,
    generation INTEGER NOT NULL,
    body BLOB NOT NULL,
    fields BLOB NOT NULL,
    ends BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS touched (
    id TEXT PRIMARY KEY,
    generation INTEGER NOT NULL,
    was_in_base INTEGER NOT NULL
  ) STRICT;
  CREATE TEMP TABLE incoming (
    id TEXT PRIMARY KEY,
    body BLOB NOT NULL,
    fields BLOB NOT NULL,
    ends BLOB NOT NULL
  ) STRICT;
`;

/** Opens the store in a file; `:memory:` opens a store in memory. */
export function openDocumentStore(file: string): DocumentStore {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    database.exec(tables);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    ...createReading(database),
    ...createDocumentReading(database),
    ...createWriting(database),
    close: () => database.close(),
  };
}

/** Reads what is known of all documents together: their state, their number, and the index built from them. */
function createReading(database: DatabaseSync) {
  const state = database.prepare('SELECT generation, base FROM state');
  const builtBy = database.prepare('SELECT built_by FROM state');
  const parts = database.prepare('SELECT part, bytes FROM built');
  const size = database.prepare('SELECT total(octet_length(body)) AS bytes FROM documents');
  const count = database.prepare('SELECT count(*) AS count FROM documents');
  return {
    state: (): StoredState | undefined => {
      const row = state.get();
      return row && { generation: Number(row['generation']), base: Number(row['base']) };
    },
    count: () => Number(count.get()?.['count']),
    size: () => Number(size.get()?.['bytes']),
    inSnapshot: <Value>(run: () => Value): Value => inTransaction(database, 'BEGIN', run),
    builtIndex: (schema: IndexSchema): IndexData | undefined => {
      if (builtBy.get()?.['built_by'] !== builderOf(schema)) return undefined;
      return toIndex(parts.all());
    },
  };
}

/** Reads single documents: all of them, or those that a generation tells apart. */
function createDocumentReading(database: DatabaseSync) {
  const columns = 'id, body, fields, ends';
  const all = database.prepare(`SELECT ${columns} FROM documents ORDER BY id`);
  const base = database.prepare(`
    SELECT ${columns} FROM documents WHERE generation = (SELECT base FROM state)
    UNION ALL SELECT id, NULL, NULL, NULL FROM touched WHERE was_in_base = 1
    ORDER BY id`);
  const changed = database.prepare(
    `SELECT ${columns} FROM touched JOIN documents USING (id)
      WHERE touched.generation > ? ORDER BY id`,
  );
  const touched = database.prepare('SELECT id FROM touched WHERE generation > ?');
  const one = database.prepare('SELECT body FROM documents WHERE id = ?');
  return {
    find: (id: string) => {
      const body = one.get(id)?.['body'];
      return body instanceof Uint8Array ? new TextDecoder().decode(body) : undefined;
    },
    *baseDocuments(): Iterable<BaseDocument> {
      for (const row of base.iterate())
        yield row['body'] === null ? { id: String(row['id']), card: undefined } : toDocument(row);
    },
    *documents() {
      for (const row of all.iterate()) yield toDocument(row);
    },
    *changedSince(generation: number) {
      for (const row of changed.iterate(generation)) yield toDocument(row);
    },
    touchedSince: (generation: number) => touched.all(generation).map(({ id }) => String(id)),
  };
}

function createWriting(database: DatabaseSync) {
  const stage = database.prepare('INSERT INTO incoming VALUES (?, ?, ?, ?)');
  const staged = database.prepare('SELECT * FROM incoming ORDER BY id');
  const replaceState = database.prepare(`
    INSERT INTO state VALUES (1, 1, 1, ?)
      ON CONFLICT DO UPDATE SET generation = generation + 1, base = generation + 1,
        built_by = excluded.built_by
      RETURNING generation`);
  const adopt = database.prepare(
    'INSERT INTO documents SELECT id, ?, body, fields, ends FROM incoming ORDER BY id',
  );
  const insertPart = database.prepare('INSERT INTO built VALUES (?, ?)');
  const patchOne = createPatching(database);
  const next = database.prepare(
    'UPDATE state SET generation = generation + 1 RETURNING generation',
  );
  return {
    stage: ({ id, card }: StoredDocument) => {
      stage.run(id, card.bytes, card.fields, toBytes(card.ends));
    },
    *staged() {
      for (const row of staged.iterate()) yield toDocument(row);
    },
    commitStaged: (schema: IndexSchema, index: IndexData): number =>
      inTransaction(database, 'BEGIN IMMEDIATE', () => {
        database.exec('DELETE FROM documents; DELETE FROM touched; DELETE FROM built');
        const generation = Number(replaceState.get(builderOf(schema))?.['generation']);
        adopt.run(generation);
        // Part by part, because serializing the whole index takes several times its memory.
        for (const [part, value] of Object.entries(index)) insertPart.run(part, serialize(value));
        return generation;
      }),
    patch: (changes: readonly StoredChange[]): readonly ChangeOutcome[] =>
      inTransaction(database, 'BEGIN IMMEDIATE', () => {
        const generation = Number(next.get()?.['generation']);
        return changes.map((change) => patchOne(change, generation));
      }),
  };
}

function createPatching(database: DatabaseSync) {
  const touch = database.prepare(`
    INSERT INTO touched VALUES (:id, :generation, EXISTS (SELECT 1 FROM documents WHERE id = :id))
      ON CONFLICT DO UPDATE SET generation = excluded.generation`);
  const remove = database.prepare('DELETE FROM documents WHERE id = ?');
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?)');
  return (change: StoredChange, generation: number): ChangeOutcome => {
    const id = change.kind === 'remove' ? change.id : change.document.id;
    touch.run({ id, generation });
    const wasThere = Number(remove.run(id).changes) > 0;
    if (change.kind === 'remove') return wasThere ? 'removed' : 'absent';
    const { bytes, fields, ends } = change.document.card;
    insert.run(id, generation, bytes, fields, toBytes(ends));
    return wasThere ? 'changed' : 'added';
  };
}

function inTransaction<Value>(database: DatabaseSync, begin: string, run: () => Value): Value {
  database.exec(begin);
  try {
    const value = run();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Identifies what an index was built by: the format version and the roles of the fields. */
function builderOf({ fields }: IndexSchema): string {
  return JSON.stringify([indexFormat, ...fields]);
}

/** Assembles the index from its parts. */
function toIndex(rows: readonly Readonly<Record<string, unknown>>[]): IndexData {
  const parts = new Map(rows.map(({ part, bytes }) => [String(part), bytes]));
  const read = (part: keyof IndexData) => {
    const bytes = parts.get(part);
    if (!(bytes instanceof Uint8Array)) throw new Error(`The stored index lacks its ${part}.`);
    // Copied, because the memory of a row can't be transferred to another thread.
    return deserialize(bytes.slice());
  };
  return {
    count: read('count'),
    cards: read('cards'),
    terms: read('terms'),
    ranges: read('ranges'),
    orders: read('orders'),
    keys: read('keys'),
    text: read('text'),
  };
}

function toDocument(row: Readonly<Record<string, unknown>>): StoredDocument {
  const { id, body, fields, ends } = row;
  if (!(body instanceof Uint8Array && fields instanceof Uint8Array && ends instanceof Uint8Array))
    throw new Error(`The document ${id} is not stored as bytes.`);
  const card = { bytes: body, fields, ends: new Uint32Array(ends.slice().buffer) };
  return { id: String(id), card };
}

function toBytes({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
