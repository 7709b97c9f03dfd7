import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { findPort } from '../../testing/findPort.ts';
import { tlsFile } from '../../testing/tlsFile.ts';
import type { ValkeyOptions } from '../valkeyClient.ts';

/** A server for tests, which forgets everything when it stops. */
export interface ValkeyTestServer {
  readonly options: ValkeyOptions;
  /** The same server over TLS. */
  readonly verified: ValkeyOptions;
  /** Stops it, as in an outage. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Stops it for good. */
  readonly stop: () => Promise<void>;
}

const password = 'test password';

/** The program of the server: `VALKEY_BIN`, or what is installed. `undefined` if nothing is. */
export function findValkey(): string | undefined {
  const programs = [process.env['VALKEY_BIN'], 'valkey-server', 'redis-server'];
  return programs.find((program) => program && spawnSync(program, ['--version']).status === 0);
}

/** Starts a server, which demands a password, on free ports. */
export async function startValkeyTestServer(program: string): Promise<ValkeyTestServer> {
  const folder = await createTestFolder();
  const [port, tlsPort] = [await findPort(), await findPort()];
  const settings = {
    port,
    'tls-port': tlsPort,
    'tls-cert-file': tlsFile('server.crt'),
    'tls-key-file': tlsFile('server.key'),
    'tls-auth-clients': 'no',
    bind: '127.0.0.1',
    requirepass: password,
    save: '',
    appendonly: 'no',
    dir: folder,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let server = await startServer(program, args);
  const pause = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  const address = { host: '127.0.0.1', user: 'default', password, database: 0 };
  const authority = await readFile(tlsFile('authority.pem'), 'utf8');
  return {
    options: { ...address, port, tls: { kind: 'off' } },
    verified: { ...address, port: tlsPort, tls: { kind: 'verified', authority } },
    pause,
    resume: async () => {
      server = await startServer(program, args);
    },
    stop: async () => {
      await pause();
      await rm(folder, { recursive: true });
    },
  };
}

/** Resolves when the server takes connections. */
async function startServer(program: string, args: readonly string[]) {
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) if (line.includes('Ready to')) break;
  server.stdout.resume();
  return server;
}
