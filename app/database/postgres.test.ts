import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { EnvironmentError } from '#process/variables.ts';
import { createDatabase, type PostgresOptions } from '#storage/postgres/database.ts';
import {
  createPostgresTables,
  type PostgresTables,
} from '#storage/postgres/testing/postgresFixture.ts';
import { startTestServer, type TestServer } from '#storage/postgres/testing/testServer.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createTestGate } from '#storage/testing/testGate.ts';
import { createPostgresRateLimitStore } from '../http/postgresRateLimitStore.ts';
import { describeRateLimitStoreContract } from '../http/testing/rateLimitStoreContract.ts';
import { createPostgresOutboxStore } from '../leads/outbox/postgresOutboxStore.ts';
import {
  describeOutboxStoreContract,
  testMaxDelayMs,
} from '../leads/outbox/testing/outboxStoreContract.ts';
import { testEntry } from '../leads/testing/testLead.ts';
import { openSharedStores } from '../stores/openSharedStores.ts';
import { createPostgresSessionStore } from '../tireHotel/postgresSessionStore.ts';
import {
  describeSessionStoreContract,
  testSessionLimits,
} from '../tireHotel/testing/sessionStoreContract.ts';
import { prepareDatabase } from './prepareDatabase.ts';

// One file for all that needs the server, because it is started once per file.

const folder = fileURLToPath(new URL('migrations', import.meta.url));
const log = () => undefined;
let server: TestServer;
let tables: PostgresTables;

beforeAll(async () => {
  server = await startTestServer();
  tables = await createPostgresTables(server.options, folder);
});
afterAll(async () => {
  await tables.end();
  await server.stop();
});

describe('in PostgreSQL', () => {
  describeOutboxStoreContract(() =>
    tables.createFixture((database, options) =>
      createPostgresOutboxStore({ database, ...options, maxDelayMs: testMaxDelayMs, log }),
    ),
  );

  describeSessionStoreContract(() =>
    tables.createFixture((database) =>
      createPostgresSessionStore({ database, ...testSessionLimits, log }),
    ),
  );

  describeRateLimitStoreContract(() =>
    tables.createFixture((database) => createPostgresRateLimitStore({ database, log })),
  );
});

test('a claim doesn’t wait for a machine that stands still in the middle of another one', async () => {
  const fixture = await tables.createFixture((database) => ({
    database,
    outbox: createPostgresOutboxStore({ database, maxDelayMs: testMaxDelayMs, log }),
  }));
  const [here, there] = [fixture.open(), fixture.open()];
  for (const number of [1, 2]) await here.outbox.add(testEntry(number));
  await there.database.inTransaction(async (query) => {
    await query('SELECT FROM leads ORDER BY number LIMIT 1 FOR UPDATE');
    expect(await here.outbox.claim('a', [])).toMatchObject({ value: testEntry(2) });
  });
  await fixture.remove();
});

test('the room of a delivered lead is freed, and nothing is done without one', async () => {
  const fixture = await tables.createFixture((database) => ({
    database,
    outbox: createPostgresOutboxStore({ database, maxDelayMs: testMaxDelayMs, log }),
  }));
  const { outbox, database } = fixture.open();
  const counted = async () => {
    await outbox.backlog();
    const sql = "SELECT vacuum_count FROM pg_stat_user_tables WHERE relname = 'leads'";
    const [row] = await database.query(sql);
    return Number(row?.['vacuum_count']);
  };
  const before = await counted();
  expect(await counted()).toBe(before);
  await outbox.add(testEntry(1));
  await outbox.confirm(testEntry(1).lead.formSubmissionId);
  expect(await counted()).toBe(before + 1);
  await fixture.remove();
});

/** Runs statements in the database of the server's owner. */
async function administer(...statements: readonly string[]): Promise<void> {
  const database = createDatabase(server.options);
  for (const statement of statements) await database.query(statement);
  await database.end();
}

/** An empty database. */
async function emptyDatabase(name: string): Promise<PostgresOptions> {
  await administer(`CREATE DATABASE ${name} STRATEGY file_copy`);
  return { ...server.options, name };
}

async function prepare(options: PostgresOptions): Promise<readonly string[]> {
  const lines: string[] = [];
  const pause = () => Promise.reject(new Error('the database can’t be reached'));
  await prepareDatabase(options, { pause, log: (line) => lines.push(line) });
  return lines;
}

describe('preparing a database', () => {
  test('creates the schema once, however many machines begin at the same time', async () => {
    const options = await emptyDatabase('several_machines');
    const lines = await Promise.all([1, 2, 3].map(() => prepare(options)));
    expect(lines.flat()).toEqual([
      'database: applied 001-clock.sql',
      'database: applied 002-leads.sql',
      'database: applied 003-tire-hotel-sessions.sql',
      'database: applied 004-attempts.sql',
    ]);
    expect(await prepare(options)).toEqual([]);
  });

  test('trusts a certificate for the host by the given authority', async () => {
    const options = await emptyDatabase('with_tls');
    const tls = { kind: 'verified', authority: server.authority } as const;
    expect(await prepare({ ...options, tls })).toHaveLength(4);
    const database = createDatabase({ ...options, tls });
    const [row] = await database.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    await database.end();
    expect(row).toEqual({ ssl: true });
  });

  test('has a clock that goes', async () => {
    const options = await emptyDatabase('clock');
    await prepare(options);
    const database = createDatabase(options);
    const [row] = await database.query('SELECT now_ms() AS now');
    await database.end();
    expect(Math.abs(Number(row?.['now']) - Date.now())).toBeLessThan(60_000);
  });

  test('goes on with the schema of a later release, unless that says it can’t', async () => {
    const options = await emptyDatabase('later_release');
    await prepare(options);
    const database = createDatabase(options);
    await database.query("INSERT INTO migrations VALUES (5, '005-later.sql', 3)");
    expect(await prepare(options)).toEqual([]);
    await database.query("INSERT INTO migrations VALUES (6, '006-dropped.sql', 6)");
    await database.end();
    await expect(prepare(options)).rejects.toThrow(
      "DATABASE_URL: a later release has changed the schema of later_release (006-dropped.sql), and this one can't use it.",
    );
  });

  test.each<[string, () => Promise<PostgresOptions>, string]>([
    [
      'the password is wrong',
      async () => ({ ...server.options, password: 'wrong secret' }),
      'DATABASE_URL: 127.0.0.1 refuses the user forecourt with this password.',
    ],
    [
      'the database doesn’t exist',
      async () => ({ ...server.options, name: 'missing' }),
      'DATABASE_URL: 127.0.0.1 has no database missing.',
    ],
    [
      'the certificate is by an unknown authority',
      async () => ({ ...server.options, tls: { kind: 'verified', authority: undefined } }),
      "DATABASE_TLS is verify, and the connection to 127.0.0.1 can't be trusted:",
    ],
    [
      'the certificate is for another host',
      async () => {
        const tls = { kind: 'verified', authority: server.authority } as const;
        return { ...server.options, host: 'localhost', tls };
      },
      "DATABASE_TLS is verify, and the connection to localhost can't be trusted:",
    ],
    [
      'the role may not create tables',
      async () => {
        const options = await emptyDatabase('of_others');
        await administer("CREATE ROLE reader LOGIN PASSWORD 'reader secret'");
        return { ...options, user: 'reader', password: 'reader secret' };
      },
      'DATABASE_URL: reader may not change the schema of of_others:',
    ],
    [
      'the database is read-only',
      async () => {
        const options = await emptyDatabase('read_only');
        await administer('ALTER DATABASE read_only SET default_transaction_read_only = on');
        return options;
      },
      'DATABASE_URL: read_only at 127.0.0.1 is read-only.',
    ],
  ])('stops the start when %s', async (_what, optionsOf, sentence) => {
    const failure: unknown = await prepare(await optionsOf()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect(String(failure)).toContain(sentence);
    expect(String(failure)).not.toContain('secret');
  });

  test('that can’t be reached goes on in the background', async () => {
    const gate = await createTestGate(server.options.port);
    const options = { ...(await emptyDatabase('late')), port: gate.port };
    gate.close();
    const lines: string[] = [];
    const prepared = Promise.withResolvers<void>();
    const log = (line: string) => {
      lines.push(line);
      if (line === 'database: is prepared') prepared.resolve();
    };
    const pauses = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pause = () => pauses.shift()?.promise ?? Promise.reject(new Error('too many attempts'));
    const [first, second] = pauses;
    await prepareDatabase(options, { pause, log });
    expect(lines).toEqual([
      expect.stringMatching(/^database: can't be prepared yet: Connection terminated/),
    ]);
    first?.resolve();
    gate.open();
    second?.resolve();
    await prepared.promise;
    expect(lines).toContain('database: applied 004-attempts.sql');
    gate.close();
  });
});

test('while the database fails, leads and limits are kept on the machine, and sessions fail', async () => {
  const gate = await createTestGate(server.options.port);
  const dataFolder = await createTestFolder();
  const stores = openSharedStores({ ...server.options, port: gate.port }, { dataFolder, log });
  const { outbox, limits, sessions } = stores;
  gate.close();
  expect(await outbox.add(testEntry(100))).toEqual(ok('added'));
  expect(await outbox.add(testEntry(100))).toEqual(ok('known'));
  const attempt = { name: 'a', key: 'a', windowMs: 60_000, intervalMs: 60_000 };
  expect(await limits.take(attempt)).toEqual(ok(0));
  expect(await limits.take(attempt)).toMatchObject({ value: expect.closeTo(60_000, -4) });
  expect(await sessions.read('id')).toMatchObject({ failure: { kind: 'unavailable' } });
  expect(await outbox.backlog()).toMatchObject({ value: { waiting: 1 } });
  const states = [outbox, limits, sessions].map(({ health }) => health().state);
  expect(states).toEqual(['local', 'local', 'unavailable']);
  await stores.close();
  await rm(dataFolder, { recursive: true });
});

describe('a database that doesn’t answer', () => {
  const statementTimeoutMs = 200;

  async function openThroughGate() {
    const gate = await createTestGate(server.options.port);
    const options = { ...server.options, port: gate.port, statementTimeoutMs, poolSize: 1 };
    const database = createDatabase(options);
    const store = createPostgresOutboxStore({ database, maxDelayMs: testMaxDelayMs, log });
    const end = async () => {
      gate.close();
      await database.end();
    };
    return { gate, store, end };
  }

  test('is a failure within the time limits, and then at once', async () => {
    const { gate, store, end } = await openThroughGate();
    expect(await store.add(testEntry(1))).toEqual(ok('added'));
    gate.hang();
    expect(await store.add(testEntry(2))).toMatchObject({ failure: { kind: 'unavailable' } });
    const before = performance.now();
    expect(await store.add(testEntry(3))).toMatchObject({ failure: { kind: 'unavailable' } });
    expect(performance.now() - before).toBeLessThan(statementTimeoutMs);
    expect(store.health()).toMatchObject({ state: 'unavailable', refused: { count: 2 } });
    await end();
  });

  test('is a failure for a statement that takes too long', async () => {
    const database = createDatabase({ ...server.options, statementTimeoutMs });
    const slow = database.query('SELECT pg_sleep(60)');
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    await database.end();
  });

  test('ends a transaction whose connection breaks, and not the process', async () => {
    const gate = await createTestGate(server.options.port);
    const database = createDatabase({ ...server.options, port: gate.port });
    const run = database.inTransaction(async (query) => {
      gate.close();
      await query('SELECT 1');
    });
    await expect(run).rejects.toThrow();
    await database.end();
  });

  test('is a failure when it ends, and no error of the process', async () => {
    const { gate, store, end } = await openThroughGate();
    expect(await store.add(testEntry(4))).toEqual(ok('added'));
    gate.close();
    expect(await store.backlog()).toMatchObject({ failure: { kind: 'unavailable' } });
    await end();
  });
});
