import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Takes no new connections, and resolves when all open ones are closed, at the latest after the limit (ms). Idle
 * connections stay open until their usual time is over, because a client may be about to use one.
 */
export function drain(server: Server, limitMs: number): Promise<void> {
  draining.add(server);
  const timer = setTimeout(() => server.closeAllConnections(), limitMs);
  return new Promise((resolve) => {
    // The method of an HTTP server would close idle connections too.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const draining = new WeakSet<Server>();

/** Whether a server is being drained: its answers should close their connections. */
export function isDraining(server: Server): boolean {
  return draining.has(server);
}
