import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Log, toListener } from './http/nodeAdapter.ts';
import type { Handler } from './service.ts';

/** A listening server, or why it does not listen. */
export type ListenResult =
  | { kind: 'listening'; port: number; close: () => Promise<void> }
  | { kind: 'failed'; reason: string };

/** How long requests under way may take to finish at shutdown (ms). */
const patience = 5000;

/** Listens on loopback only; port 0 takes any free one. */
export function listen(handle: Handler, port: number, log: Log): Promise<ListenResult> {
  const server = createServer(toListener(handle, log));
  return new Promise((resolve) => {
    server.once('error', (error) => {
      resolve({ kind: 'failed', reason: explain(error, port) });
    });
    server.listen(port, '127.0.0.1', () => {
      resolve({ kind: 'listening', port: portOf(server.address()), close: () => stop(server) });
    });
  });
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what listens there, or set SERVICES_PORT to another one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: set SERVICES_PORT to one above 1023.`;
    default:
      return `The services cannot listen on port ${port}: ${error.message}`;
  }
}

function stop(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), patience);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
