import { randomInt } from 'node:crypto';
import { connect } from 'node:net';

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

/**
 * Resolves once nothing listens on a port any more. Closing a server isn't enough: when another thread starts a process, that
 * process holds a copy of the server's socket until it runs its program, and connections are accepted for as long.
 */
export async function portIsFree(port: number): Promise<void> {
  while (!(await isFree(port)));
}

/** Connects rather than listens, so that no process that starts meanwhile keeps the port. */
function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.on('connect', () => socket.destroy());
  socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
  socket.on('close', () => resolve(false));
  return promise;
}
