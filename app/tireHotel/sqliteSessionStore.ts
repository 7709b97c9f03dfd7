import type { DatabaseSync } from 'node:sqlite';
import { megabyte } from '#domain/units.ts';
import { createPruneTimes } from '#storage/pruneTimes.ts';
import { createConnection } from '#storage/sqlite/connection.ts';
import { inTransaction } from '#storage/sqlite/inTransaction.ts';
import { hashOf, hashOfCode, newSessionId, sealState, unsealState } from './sealedSession.ts';
import type { SessionState } from './sessionState.ts';
import type { SessionLimits, SessionStore } from './sessionStore.ts';

interface SqliteSessionOptions extends SessionLimits {
  readonly file: string;
  /** The time in ms since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

// Tens of thousands of sessions.
const maxBytes = 64 * megabyte;

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
    name: 'tire hotel: the store of sessions',
    path,
    maxBytes,
    tables,
    log,
    durability: 'process',
    // Operators end all sessions by deleting the file.
    carriesOver: false,
  });
  const isTimeToPrune = createPruneTimes();

  const timesNow = () => timesAt(now(), { idleMs, lifetimeMs });

  return {
    start: async (state) =>
      add((database) => {
        const times = timesNow();
        if (isTimeToPrune(times.ms)) prune(database, times);
        return insert(database, state, times.ms, times.ms);
      }),
    read: async (id) => use((database) => read(database, id, timesNow())),
    write: async (id, state) => use((database) => write(database, id, state)),
    countTry: async (id, handle) => use((database) => countTry(database, id, handle, maxTries)),
    renew: async (id, state) => use((database) => renew(database, id, state, now())),
    end: async (id) => use((database) => end(database, id)),
    health,
    close: async () => close(),
  };
}

/** The time of a use, and the times after which sessions have ended. */
function timesAt(
  ms: number,
  { idleMs, lifetimeMs }: Pick<SqliteSessionOptions, 'idleMs' | 'lifetimeMs'>,
): Times {
  return { ms, idleSince: ms - idleMs, startedBefore: ms - lifetimeMs };
}

interface Times {
  readonly ms: number;
  /** Sessions that were last used at this time, or before, have ended. */
  readonly idleSince: number;
  /** Sessions that were started at this time, or before, have ended. */
  readonly startedBefore: number;
}

function prune(database: DatabaseSync, { idleSince, startedBefore }: Times): void {
  database
    .prepare('DELETE FROM sessions WHERE used_at <= ? OR started_at <= ?')
    .run(idleSince, startedBefore);
}

function read(
  database: DatabaseSync,
  id: string,
  { ms, idleSince, startedBefore }: Times,
): SessionState | undefined {
  const row = database
    .prepare(
      `UPDATE sessions SET used_at = ? WHERE id = ? AND used_at > ? AND started_at > ?
       RETURNING state`,
    )
    .get(ms, hashOf(id), idleSince, startedBefore);
  return row && unsealState(id, String(row['state']));
}

function write(database: DatabaseSync, id: string, state: SessionState): boolean {
  const { changes } = database
    .prepare(
      `UPDATE sessions SET state = :state,
       tries = iif(code IS :code, tries, 0), code = :code WHERE id = :id`,
    )
    .run({ state: sealState(id, state), code: hashOfCode(state), id: hashOf(id) });
  return Number(changes) === 1;
}

function countTry(database: DatabaseSync, id: string, handle: string, maxTries: number): boolean {
  const { changes } = database
    .prepare('UPDATE sessions SET tries = tries + 1 WHERE id = ? AND code = ? AND tries < ?')
    .run(hashOf(id), hashOf(handle), maxTries);
  return Number(changes) === 1;
}

/** Gives a session a new id, which it returns. */
function renew(
  database: DatabaseSync,
  id: string,
  state: SessionState,
  ms: number,
): string | undefined {
  return inTransaction(database, () => {
    const old = database
      .prepare('DELETE FROM sessions WHERE id = ? RETURNING started_at')
      .get(hashOf(id));
    return old && insert(database, state, Number(old['started_at']), ms);
  });
}

function end(database: DatabaseSync, id: string): undefined {
  database.prepare('DELETE FROM sessions WHERE id = ?').run(hashOf(id));
  return undefined;
}

function insert(
  database: DatabaseSync,
  state: SessionState,
  startedAt: number,
  usedAt: number,
): string {
  const id = newSessionId();
  database
    .prepare('INSERT INTO sessions (id, state, code, started_at, used_at) VALUES (?, ?, ?, ?, ?)')
    .run(hashOf(id), sealState(id, state), hashOfCode(state), startedAt, usedAt);
  return id;
}
