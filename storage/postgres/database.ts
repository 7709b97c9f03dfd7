import type { Pool, PoolConfig } from 'pg';
import type { ConnectionTls } from '../connectionTls.ts';
import { createOutagePause } from './outagePause.ts';

/** Where a PostgreSQL database is, and how it is asked. */
export interface PostgresOptions {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly name: string;
  readonly tls: ConnectionTls;
  /** Connections of this process at most. */
  readonly poolSize: number;
  /** How long a statement may take (ms). */
  readonly statementTimeoutMs: number;
  /**
   * How long a connection is awaited (ms).
   * @default statementTimeoutMs
   */
  readonly connectionTimeoutMs?: number | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** Sends one statement and returns its rows. Rejects with the errors of PostgreSQL and of the connection. */
export type Query = (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A database whose connections open at first use. */
export interface PostgresDatabase {
  readonly query: Query;
  /** Runs statements in one transaction. */
  readonly inTransaction: <Value>(run: (query: Query) => Promise<Value>) => Promise<Value>;
  /** Closes the connections. */
  readonly end: () => Promise<void>;
}

/** The schema of the site, which may share its database with others. */
export const schema = 'forecourt';

// One attempt a second puts no load on a database, and notices soon enough that it works again.
const pauseMs = 1_000;

/** The database itself ends a statement after its time limit. Only if it doesn't, the client gives up, this much later. */
const clientPatience = 1.5;

/** Creates a database. It loads the client when it is used, so a site without a database never does. */
export function createDatabase(options: PostgresOptions): PostgresDatabase {
  let opened: Promise<Pool> | undefined;
  const askUnlessPaused = createOutagePause({ now: () => performance.now(), pauseMs });
  const pool = () => {
    opened ??= openPool(options);
    return opened;
  };
  return {
    query: (sql, values = []) =>
      askUnlessPaused(async () => (await (await pool()).query<Row>(sql, [...values])).rows),
    inTransaction: (run) => askUnlessPaused(async () => inTransaction(await pool(), run)),
    end: async () => {
      await (await opened)?.end();
    },
  };
}

async function openPool(options: PostgresOptions): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool(poolConfigOf(options));
  // A connection that breaks while it is idle is replaced when it is needed, and only then can a failure matter.
  pool.on('error', () => undefined);
  return pool;
}

function poolConfigOf(options: PostgresOptions): PoolConfig {
  const { host, port, user, password, name: database, tls, poolSize, statementTimeoutMs } = options;
  const { connectionTimeoutMs = statementTimeoutMs } = options;
  return {
    host,
    port,
    user,
    password,
    database,
    ssl: tls.kind === 'off' ? false : { host, ...(tls.authority && { ca: tls.authority }) },
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs * clientPatience,
    keepAlive: true,
    application_name: 'forecourt',
    // A commit returns only when it is on disk, even if the server's default is different.
    options: `-c search_path=${schema} -c synchronous_commit=on`,
  };
}

async function inTransaction<Value>(
  pool: Pool,
  run: (query: Query) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  // A broken connection fails the next statement; without a listener it would end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    await client.query('BEGIN');
    const value = await run(
      async (sql, values = []) => (await client.query(sql, [...values])).rows,
    );
    await client.query('COMMIT');
    client.off('error', ignore);
    client.release();
    return value;
  } catch (error) {
    // Closing the connection ends the transaction, also if the connection is broken.
    client.release(true);
    throw error;
  }
}
