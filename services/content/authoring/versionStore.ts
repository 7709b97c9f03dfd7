import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#storage/sqlite/inTransaction.ts';
import { openStore } from '../../openStore.ts';
import type { Log } from '../../service.ts';
import { comparableText, type ItemState, itemState } from './itemState.ts';

/** An item in one language. */
export interface ItemKey {
  /** Dashed lower-case GUID. */
  readonly item: string;
  readonly language: string;
}

/** A change of an item in a language. */
export interface StoredVersion extends ItemKey {
  /** Counts from 1 in each language; the content files are version 1 of what they contain. */
  readonly version: number;
  /** Undefined if the item was deleted. */
  readonly state: ItemState | undefined;
  /** What the content files said of the item; undefined if they didn't contain it. */
  readonly base: ItemState | undefined;
  /** Identifies the state; equal states have equal revisions. */
  readonly revision: string;
  /** Who made the change. */
  readonly by: string;
  /** When (ISO 8601, UTC). */
  readonly at: string;
  /** What kind of change it was, in a few words. */
  readonly note: string;
}

/** What visitors see of an item in a language: a version, or nothing. Items without an entry are as in the content files. */
export interface LiveVersion extends ItemKey {
  /** Undefined if the item isn't published. */
  readonly version: number | undefined;
}

/** What is added to the store in one step: all or nothing. */
export interface StoredChange {
  readonly versions?: readonly StoredVersion[];
  readonly live?: readonly LiveVersion[];
}

/** The versions of items, and which of them visitors see. */
export interface VersionStore {
  /** The latest version of each item in each language. */
  readonly latest: () => readonly StoredVersion[];
  readonly live: () => readonly LiveVersion[];
  /** Returns when the change is on the disk. */
  readonly add: (change: StoredChange) => void;
  /** All versions of an item in a language, newest first. */
  readonly history: (key: ItemKey) => readonly StoredVersion[];
  readonly version: (key: ItemKey, version: number) => StoredVersion | undefined;
  readonly clear: () => void;
  readonly close: () => void;
}

const tables = `
  CREATE TABLE IF NOT EXISTS states (
    hash TEXT PRIMARY KEY,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS versions (
    number INTEGER PRIMARY KEY,
    item TEXT NOT NULL,
    language TEXT NOT NULL,
    version INTEGER NOT NULL,
    state TEXT,
    base TEXT,
    revision TEXT NOT NULL,
    editor TEXT NOT NULL,
    at TEXT NOT NULL,
    note TEXT NOT NULL,
    UNIQUE (item, language, version)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS live (
    item TEXT NOT NULL,
    language TEXT NOT NULL,
    version INTEGER,
    PRIMARY KEY (item, language)
  ) STRICT, WITHOUT ROWID;
`;

interface VersionStoreOptions {
  /** Folder of persistent data; undefined: versions are kept in memory. */
  readonly dataFolder: string | undefined;
  readonly log: Log;
}

/** Opens the store in the data folder; without one, versions are kept in memory. */
export function openVersionStore(options: VersionStoreOptions): VersionStore {
  const { use, close } = openStore({ ...options, file: 'content/versions.sqlite', tables });
  return {
    latest: () =>
      use((database) =>
        rows(
          database,
          'number IN (SELECT max(number) FROM versions GROUP BY item, language) ORDER BY number',
        ),
      ),
    live: () => use((database) => database.prepare('SELECT * FROM live').all().map(toLive)),
    add: ({ versions = [], live = [] }) =>
      use((database) =>
        inTransaction(database, () => {
          for (const version of versions) insertVersion(database, version);
          for (const each of live) setLive(database, each);
        }),
      ),
    history: ({ item, language }) =>
      use((database) =>
        rows(database, 'item = ? AND language = ? ORDER BY version DESC', item, language),
      ),
    version: ({ item, language }, version) =>
      use((database) =>
        rows(database, 'item = ? AND language = ? AND version = ?', item, language, version),
      )[0],
    clear: () =>
      use((database) =>
        database.exec('DELETE FROM live; DELETE FROM versions; DELETE FROM states'),
      ),
    close,
  };
}

function rows(
  database: DatabaseSync,
  condition: string,
  ...values: readonly (string | number)[]
): readonly StoredVersion[] {
  const found = database
    .prepare(
      `SELECT versions.*, own.body AS own_body, files.body AS base_body FROM versions
       LEFT JOIN states own ON own.hash = versions.state
       LEFT JOIN states files ON files.hash = versions.base
       WHERE ${condition}`,
    )
    .all(...values);
  return found.map(toVersion);
}

function toVersion(row: Readonly<Record<string, unknown>>): StoredVersion {
  return {
    item: String(row['item']),
    language: String(row['language']),
    version: Number(row['version']),
    state: readState(row['own_body']),
    base: readState(row['base_body']),
    revision: String(row['revision']),
    by: String(row['editor']),
    at: String(row['at']),
    note: String(row['note']),
  };
}

function readState(body: unknown): ItemState | undefined {
  return typeof body === 'string' ? itemState.parse(JSON.parse(body)) : undefined;
}

function insertVersion(database: DatabaseSync, stored: StoredVersion): void {
  const { item, language, version, state, base, revision, by, at, note } = stored;
  database
    .prepare(
      `INSERT INTO versions (item, language, version, state, base, revision, editor, at, note)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      item,
      language,
      version,
      keepState(database, state),
      keepState(database, base),
      revision,
      by,
      at,
      note,
    );
}

/** States are large, and many versions have the same base. Returns the key of the state. */
function keepState(database: DatabaseSync, state: ItemState | undefined): string | null {
  if (!state) return null;
  const body = comparableText(state);
  const hash = createHash('sha1').update(body).digest('hex');
  database.prepare('INSERT OR IGNORE INTO states VALUES (?, ?)').run(hash, body);
  return hash;
}

function setLive(database: DatabaseSync, { item, language, version }: LiveVersion): void {
  database
    .prepare('INSERT OR REPLACE INTO live VALUES (?, ?, ?)')
    .run(item, language, version ?? null);
}

function toLive(row: Readonly<Record<string, unknown>>): LiveVersion {
  const { version } = row;
  return {
    item: String(row['item']),
    language: String(row['language']),
    version: version === null ? undefined : Number(version),
  };
}
