import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How a database is opened. */
export interface DatabaseOptions {
  /** Statements that create missing tables. Each table has a primary key. */
  readonly tables: string;
  /** What a commit survives: a power failure, at the price of waiting for the disk, or the end of the process. */
  readonly durability: 'power' | 'process';
  /** Additions don't make the file grow beyond this; then the store is full. */
  readonly maxBytes: number;
}

const pageBytes = 4096;

// Removals from a full store need some pages before they free any.
const reservedPages = 256;

// Another process holds the lock for a few milliseconds per commit; this one blocks its event loop meanwhile.
const busyTimeoutMs = 1_000;

/** Opens a SQLite file and creates what is missing. Throws SQLite's errors, and those of the folder. */
export function openDatabase(path: string, options: DatabaseOptions): DatabaseSync {
  // The data are personal, so nobody else on the machine reads them.
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    database.exec(`
      PRAGMA page_size = ${pageBytes};
      PRAGMA journal_mode = WAL;
      -- A commit returns when it is on the disk; on macOS only with fullfsync.
      PRAGMA synchronous = ${options.durability === 'power' ? 'FULL' : 'OFF'};
      PRAGMA fullfsync = ON;
      PRAGMA secure_delete = ON;
      -- Finds damaged pages when they are read.
      PRAGMA cell_size_check = ON;
      PRAGMA max_page_count = ${pagesOf(options.maxBytes) + reservedPages};
      ${options.tables}
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs a function that may not make the file grow beyond a size. */
export function withinSize<Value>(
  database: DatabaseSync,
  maxBytes: number,
  run: () => Value,
): Value {
  database.exec(`PRAGMA max_page_count = ${pagesOf(maxBytes)}`);
  try {
    return run();
  } finally {
    database.exec(`PRAGMA max_page_count = ${pagesOf(maxBytes) + reservedPages}`);
  }
}

function pagesOf(bytes: number): number {
  return Math.ceil(bytes / pageBytes);
}
