import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '#domain/result.ts';

/** Why a store can't be used. */
export interface StoreFailure {
  /** `full`: nothing is added until something is removed. */
  readonly kind: 'full' | 'unavailable';
  /** Names no personal data. */
  readonly reason: string;
}

interface ConnectionOptions {
  readonly file: string;
  /** Statements that create missing tables. */
  readonly tables: string;
  /** What a commit survives: a power failure, at the price of waiting for the disk, or the end of the process. */
  readonly durability: 'power' | 'process';
  /** New entries don't make the file grow beyond this; then the store is full. */
  readonly maxBytes: number;
}

/** A database that is opened at first use, and again after it became unusable. */
export interface Connection {
  /** Runs a function with the database. SQLite's errors become failures. */
  readonly use: <Value>(run: (database: DatabaseSync) => Value) => Result<Value, StoreFailure>;
  readonly close: () => void;
}

const pageBytes = 4096;

// Removals from a full store need some pages before they free any.
const reservedPages = 256;

// Another process holds the lock for a few milliseconds per commit; this one blocks its event loop meanwhile.
const busyTimeoutMs = 1_000;

/** Error codes of SQLite. */
const codes = { busy: 5, full: 13 } as const;

/** Connects to a SQLite file. */
export function createConnection(options: ConnectionOptions): Connection {
  let database: DatabaseSync | undefined;
  const close = () => {
    database?.close();
    database = undefined;
  };
  return {
    use: (run) => {
      try {
        database ??= open(options);
        return ok(run(database));
      } catch (error) {
        const failure = failureOf(error);
        // After an I/O error the connection may stay broken, even if the disk works again.
        if (failure.kind === 'unavailable' && codeOf(error) !== codes.busy) closeQuietly(close);
        return fail(failure);
      }
    },
    close,
  };
}

function open({ file, maxBytes, tables, durability }: ConnectionOptions): DatabaseSync {
  // The data are personal, so nobody else on the machine reads them.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    database.exec(`
      PRAGMA page_size = ${pageBytes};
      PRAGMA journal_mode = WAL;
      -- A commit returns when it is on the disk; on macOS only with fullfsync.
      PRAGMA synchronous = ${durability === 'power' ? 'FULL' : 'OFF'};
      PRAGMA fullfsync = ON;
      PRAGMA secure_delete = ON;
      PRAGMA max_page_count = ${pagesOf(maxBytes) + reservedPages};
      ${tables}
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

function closeQuietly(close: () => void): void {
  try {
    close();
  } catch {
    // It is unusable anyway.
  }
}

function failureOf(error: unknown): StoreFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: codeOf(error) === codes.full ? 'full' : 'unavailable', reason };
}

function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  // The lower byte is the primary code.
  return code === undefined ? undefined : code & 0xff;
}
