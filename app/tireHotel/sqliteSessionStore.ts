import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readWith } from '#domain/reader.ts';
import { createSeal } from '#process/seal.ts';
import { createConnection } from '#storage/sqlite/connection.ts';
import { inTransaction } from '#storage/sqlite/inTransaction.ts';
import { readSessionState, type SessionState } from './sessionState.ts';
import type { SessionStore } from './sessionStore.ts';

interface SqliteSessionOptions {
  readonly file: string;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** A session ends after this time without use, in ms. */
  readonly idleMs: number;
  /** A session ends after this time at the latest, in ms. */
  readonly lifetimeMs: number;
  /** How often a code may be tried. */
  readonly maxTries: number;
  readonly log: (line: string) => void;
}

// Tens of thousands of sessions.
const maxBytes = 64 * 1024 * 1024;

const pruneEveryMs = 60_000;
const idBytes = 32;

/**
 * A stolen file contains no session: ids are hashed, and each state is encrypted with the id of its session, which
 * only the visitor's browser knows.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    code TEXT,
    tries INTEGER NOT NULL DEFAULT 0,
    started_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS uses ON sessions (used_at);
`;

/** Sessions in a SQLite file, which the processes of one machine share. */
export function createSqliteSessionStore(options: SqliteSessionOptions): SessionStore {
  const { file: path, now, idleMs, lifetimeMs, maxTries, log } = options;
  const { use, add, health, close } = createConnection({
    ...{ name: 'tire hotel: the store of sessions', path, maxBytes, tables, log },
    durability: 'process',
    // Operators end all sessions by deleting the file.
    carriesOver: false,
  });
  let prunedAt = Number.NEGATIVE_INFINITY;

  /** Times after which sessions have ended. */
  const ends = () => ({ idleSince: now() - idleMs, startedBefore: now() - lifetimeMs });

  function prune(database: DatabaseSync): void {
    if (Math.abs(now() - prunedAt) < pruneEveryMs) return;
    const { idleSince, startedBefore } = ends();
    database
      .prepare('DELETE FROM sessions WHERE used_at <= ? OR started_at <= ?')
      .run(idleSince, startedBefore);
    prunedAt = now();
  }

  return {
    start: async (state) =>
      add((database) => {
        prune(database);
        return insert(database, state, now(), now());
      }),
    read: async (id) =>
      use((database) => {
        const { idleSince, startedBefore } = ends();
        const row = database
          .prepare(
            `UPDATE sessions SET used_at = ? WHERE id = ? AND used_at > ? AND started_at > ?
             RETURNING state`,
          )
          .get(now(), hash(id), idleSince, startedBefore);
        return row && openState(id, String(row['state']));
      }),
    write: async (id, state) =>
      use((database) => {
        const { changes } = database
          .prepare(
            `UPDATE sessions SET state = :state,
             tries = iif(code IS :code, tries, 0), code = :code WHERE id = :id`,
          )
          .run({ state: sealState(id, state), code: codeOf(state), id: hash(id) });
        return Number(changes) === 1;
      }),
    countTry: async (id, handle) =>
      use((database) => {
        const { changes } = database
          .prepare('UPDATE sessions SET tries = tries + 1 WHERE id = ? AND code = ? AND tries < ?')
          .run(hash(id), hash(handle), maxTries);
        return Number(changes) === 1;
      }),
    renew: async (id, state) =>
      use((database) =>
        inTransaction(database, () => {
          const old = database
            .prepare('DELETE FROM sessions WHERE id = ? RETURNING started_at')
            .get(hash(id));
          return old && insert(database, state, Number(old['started_at']), now());
        }),
      ),
    end: async (id) =>
      use((database) => {
        database.prepare('DELETE FROM sessions WHERE id = ?').run(hash(id));
        return undefined;
      }),
    health,
    close,
  };
}

function insert(
  database: DatabaseSync,
  state: SessionState,
  startedAt: number,
  usedAt: number,
): string {
  const id = randomBytes(idBytes).toString('base64url');
  database
    .prepare('INSERT INTO sessions (id, state, code, started_at, used_at) VALUES (?, ?, ?, ?, ?)')
    .run(hash(id), sealState(id, state), codeOf(state), startedAt, usedAt);
  return id;
}

function codeOf({ code }: SessionState): string | null {
  return code ? hash(code.handle) : null;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

const purpose = 'tire hotel session';

function sealState(id: string, state: SessionState): string {
  return createSeal(id, purpose).seal(JSON.stringify(state));
}

function openState(id: string, sealed: string): SessionState | undefined {
  const text = createSeal(id, purpose).open(sealed);
  return text === undefined ? undefined : readWith(readSessionState, JSON.parse(text));
}
