import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import type { ValkeyOptions } from '../valkeyClient.ts';

/** A server for tests, which forgets everything when it stops. */
export interface ValkeyTestServer {
  readonly options: ValkeyOptions;
  readonly stop: () => Promise<void>;
}

/** The program of the server: `VALKEY_BIN`, or what is installed. `undefined` if there is none. */
export function findValkey(): string | undefined {
  const programs = [process.env['VALKEY_BIN'], 'valkey-server', 'redis-server'];
  return programs.find((program) => program && spawnSync(program, ['--version']).status === 0);
}

/** Starts a server on a free port. */
export async function startValkeyTestServer(program: string): Promise<ValkeyTestServer> {
  const folder = await createTestFolder();
  const port = await findPort();
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) if (line.includes('Ready to')) break;
  server.stdout.resume();
  return {
    options: {
      host: '127.0.0.1',
      port,
      user: undefined,
      password: undefined,
      database: 0,
      tls: { kind: 'off' },
    },
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closed = once(server, 'close');
  server.close();
  await closed;
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
