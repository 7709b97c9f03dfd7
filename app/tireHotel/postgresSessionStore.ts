import type { PostgresDatabase, Query } from '#storage/postgres/database.ts';
import { createPostgresConnection } from '#storage/postgres/postgresConnection.ts';
import { createPruneTimes } from '#storage/pruneTimes.ts';
import { hashOf, hashOfCode, newSessionId, sealState, unsealState } from './sealedSession.ts';
import type { SessionState } from './sessionState.ts';
import type { SessionLimits, SessionStore } from './sessionStore.ts';

interface PostgresSessionOptions extends SessionLimits {
  readonly database: PostgresDatabase;
  readonly log: (line: string) => void;
}

/** Sessions in a database, which all machines share. Its clock decides when they end. */
export function createPostgresSessionStore(options: PostgresSessionOptions): SessionStore {
  const { maxTries } = options;
  const { use, add, health } = createPostgresConnection({
    ...options,
    name: 'tire hotel: the store of sessions in the database',
  });
  const isTimeToPrune = createPruneTimes();
  return {
    start: (state) =>
      add(async (query) => {
        const { id, now } = await insert(query, state);
        if (isTimeToPrune(now)) await prune(query, options);
        return id;
      }),
    read: (id) => use((query) => read(query, id, options)),
    write: (id, state) => use((query) => write(query, id, state)),
    countTry: (id, handle) => use((query) => countTry(query, id, handle, maxTries)),
    renew: (id, state) => use((query) => renew(query, id, state)),
    end: (id) => use((query) => end(query, id)),
    health,
    // The connections belong to the database.
    close: async () => undefined,
  };
}

async function insert(query: Query, state: SessionState) {
  const id = newSessionId();
  const [row] = await query(
    `INSERT INTO tire_hotel_sessions (id, state, code, started_at, used_at)
     VALUES ($1, $2, $3, now_ms(), now_ms()) RETURNING started_at`,
    [hashOf(id), sealState(id, state), hashOfCode(state)],
  );
  return { id, now: Number(row?.['started_at']) };
}

type Times = Pick<SessionLimits, 'idleMs' | 'lifetimeMs'>;

async function prune(query: Query, { idleMs, lifetimeMs }: Times): Promise<void> {
  await query(
    `DELETE FROM tire_hotel_sessions
     WHERE used_at <= now_ms() - $1::bigint OR started_at <= now_ms() - $2::bigint`,
    [idleMs, lifetimeMs],
  );
}

async function read(
  query: Query,
  id: string,
  { idleMs, lifetimeMs }: Times,
): Promise<SessionState | undefined> {
  const [row] = await query(
    `UPDATE tire_hotel_sessions SET used_at = now_ms()
     WHERE id = $1 AND used_at > now_ms() - $2::bigint AND started_at > now_ms() - $3::bigint
     RETURNING state`,
    [hashOf(id), idleMs, lifetimeMs],
  );
  return row && unsealState(id, String(row['state']));
}

async function write(query: Query, id: string, state: SessionState): Promise<boolean> {
  const rows = await query(
    `UPDATE tire_hotel_sessions SET state = $2, code = $3,
       tries = CASE WHEN code IS NOT DISTINCT FROM $3 THEN tries ELSE 0 END
     WHERE id = $1 RETURNING id`,
    [hashOf(id), sealState(id, state), hashOfCode(state)],
  );
  return rows.length === 1;
}

async function countTry(
  query: Query,
  id: string,
  handle: string,
  maxTries: number,
): Promise<boolean> {
  const rows = await query(
    `UPDATE tire_hotel_sessions SET tries = tries + 1
     WHERE id = $1 AND code = $2 AND tries < $3 RETURNING id`,
    [hashOf(id), hashOf(handle), maxTries],
  );
  return rows.length === 1;
}

/** Gives a session a new id, which it returns. */
async function renew(query: Query, id: string, state: SessionState): Promise<string | undefined> {
  const next = newSessionId();
  const rows = await query(
    `UPDATE tire_hotel_sessions SET id = $2, state = $3, code = $4, tries = 0, used_at = now_ms()
     WHERE id = $1 RETURNING id`,
    [hashOf(id), hashOf(next), sealState(next, state), hashOfCode(state)],
  );
  return rows.length === 1 ? next : undefined;
}

async function end(query: Query, id: string): Promise<undefined> {
  await query('DELETE FROM tire_hotel_sessions WHERE id = $1', [hashOf(id)]);
  return undefined;
}
