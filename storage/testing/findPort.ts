import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Systems take the ports of outgoing connections, and those of servers that ask for any, from 32768 or 49152 on. A lower port
 * stays free for the caller, even if nothing listens on it for a moment.
 */
const [firstPort, lastPort] = [20_000, 29_999] as const;

const attempts = 100;

/** Finds a port of this machine on which nothing listens. Throws if there is none. */
export async function findPort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(firstPort, lastPort + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${firstPort} to ${lastPort} is free.`);
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer().once('error', () => resolve(false));
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  return promise;
}
