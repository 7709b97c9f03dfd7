import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PostgresDatabase } from '#storage/postgres/database.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createPostgresRateLimitStore } from '../http/postgresRateLimitStore.ts';
import { createPostgresOutboxStore } from '../leads/outbox/postgresOutboxStore.ts';
import { createSqliteOutboxStore } from '../leads/outbox/sqliteOutboxStore.ts';
import { createPostgresSessionStore } from '../tireHotel/postgresSessionStore.ts';
import { createSqliteSessionStore } from '../tireHotel/sqliteSessionStore.ts';
import { testSessionLimits } from '../tireHotel/testing/sessionStoreContract.ts';

const down = () => Promise.reject(new Error('the database is down'));
const database: PostgresDatabase = {
  query: down,
  inTransaction: down,
  end: async () => undefined,
};

interface Place {
  readonly file: string;
  readonly log: (line: string) => void;
}

const now = () => 1_800_000_000_000;
const maxDelayMs = 1_000;
const attempt = { name: 'leads', key: 'key', intervalMs: 1_000, windowMs: 60_000 };

/** Uses of stores, by what lines in the log begin with. */
const uses: Readonly<Record<string, (place: Place) => Promise<{ readonly ok: boolean }>>> = {
  'leads: the outbox': ({ file, log }) =>
    createSqliteOutboxStore({ file, now, maxDelayMs, log }).leases(),
  'leads: the outbox in the database': ({ log }) =>
    createPostgresOutboxStore({ database, maxDelayMs, log }).leases(),
  'tire hotel: the store of sessions': ({ file, log }) =>
    createSqliteSessionStore({ ...testSessionLimits, file, now, log }).read('id'),
  'tire hotel: the store of sessions in the database': ({ log }) =>
    createPostgresSessionStore({ ...testSessionLimits, database, log }).read('id'),
  'rate limits: the store in the database': ({ log }) =>
    createPostgresRateLimitStore({ database, log }).take(attempt),
};

test.each(Object.entries(uses))('the log says that it is %s that fails', async (name, use) => {
  const folder = await createTestFolder();
  await writeFile(join(folder, 'broken'), 'no folder');
  const lines: string[] = [];
  const file = join(folder, 'broken', 'store.sqlite');
  const { ok } = await use({ file, log: (line) => lines.push(line) });
  expect(ok).toBe(false);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} is \\w+: .+`))]);
  await rm(folder, { recursive: true });
});
