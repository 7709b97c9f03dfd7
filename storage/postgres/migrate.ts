import { fail, ok, type Result } from '#domain/result.ts';
import { type PostgresDatabase, type Query, schema } from './database.ts';
import type { Migration } from './migrations.ts';
import { codeOf, reasonOf, sqlStates } from './postgresFailure.ts';

/** Why the schema isn't up to date. */
export type MigrationFailure =
  /** Wrong user or password. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown-database' }
  /** The certificate isn't for the host or not by a known authority, or the server has none. */
  | { readonly kind: 'untrusted'; readonly reason: string }
  | { readonly kind: 'not-allowed'; readonly reason: string }
  | { readonly kind: 'read-only' }
  /** The server is older than supported. */
  | { readonly kind: 'old-server'; readonly version: number }
  /** A later release has changed the schema so that this one can't use it. */
  | { readonly kind: 'newer-schema'; readonly name: string }
  /** It may work later. */
  | { readonly kind: 'unavailable'; readonly reason: string };

/** The first supported version of PostgreSQL. */
export const oldestServer = 15;

/** Any number that no other user of the database locks: the letters "fore". */
const lock = 0x66_6f_72_65;

/**
 * Brings the schema up to date, and returns the names of the applied migrations. All are applied in one transaction or
 * none, and one caller at a time does it; the others wait.
 */
export async function migrate(
  database: PostgresDatabase,
  migrations: readonly Migration[],
): Promise<Result<readonly string[], MigrationFailure>> {
  try {
    return await database.inTransaction((query) => migrateIn(query, migrations));
  } catch (error) {
    return fail(migrationFailureOf(error));
  }
}

async function migrateIn(
  query: Query,
  migrations: readonly Migration[],
): Promise<Result<readonly string[], MigrationFailure>> {
  const version = await readServerVersion(query);
  if (version < oldestServer) return fail({ kind: 'old-server', version });
  await query('SELECT pg_advisory_xact_lock($1)', [lock]);
  const applied = await readApplied(query);
  const known = migrations.at(-1)?.number ?? 0;
  const newer = applied.find(({ usableFrom }) => usableFrom > known);
  if (newer) return fail({ kind: 'newer-schema', name: newer.name });
  if (await isReadOnly(query)) return fail({ kind: 'read-only' });
  const pending = migrations.filter(({ number }) => !applied.some((one) => one.number === number));
  if (applied.length === 0) await createTable(query);
  for (const { number, name, usableFrom, sql } of pending) {
    await query(sql);
    await query('INSERT INTO migrations (number, name, usable_from) VALUES ($1, $2, $3)', [
      ...[number, name, usableFrom],
    ]);
  }
  return ok(pending.map(({ name }) => name));
}

async function readServerVersion(query: Query): Promise<number> {
  const [row] = await query('SHOW server_version_num');
  return Math.floor(Number(row?.['server_version_num']) / 10_000);
}

async function isReadOnly(query: Query): Promise<boolean> {
  const [row] = await query('SHOW transaction_read_only');
  return row?.['transaction_read_only'] === 'on';
}

async function readApplied(query: Query) {
  const [found] = await query('SELECT to_regclass($1) AS name', [`${schema}.migrations`]);
  if (found?.['name'] === null) return [];
  const rows = await query('SELECT number, name, usable_from FROM migrations ORDER BY number');
  return rows.map((row) => ({
    number: Number(row['number']),
    name: String(row['name']),
    usableFrom: Number(row['usable_from']),
  }));
}

async function createTable(query: Query): Promise<void> {
  const [found] = await query('SELECT to_regnamespace($1) AS name', [schema]);
  // Creating takes a right that a role doesn't need whose schema was created for it.
  if (found?.['name'] === null) await query(`CREATE SCHEMA ${schema}`);
  await query(`CREATE TABLE migrations (
    number integer PRIMARY KEY,
    name text NOT NULL,
    usable_from integer NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
}

/** What Node calls certificates that it doesn't trust, and the client a server without TLS. */
const untrusted = /CERT|SIGNATURE|SSL/;

function migrationFailureOf(error: unknown): MigrationFailure {
  const code = codeOf(error) ?? '';
  const reason = reasonOf(error);
  // Class 28: invalid authorisation.
  if (/^28...$/.test(code)) return { kind: 'refused' };
  if (code === sqlStates.unknownDatabase) return { kind: 'unknown-database' };
  if (code === sqlStates.insufficientPrivilege) return { kind: 'not-allowed', reason };
  if (untrusted.test(code) || reason.includes('SSL')) return { kind: 'untrusted', reason };
  return { kind: 'unavailable', reason };
}
