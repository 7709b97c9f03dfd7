import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { refusal } from './http/respond.ts';
import type { Handler, Log } from './service.ts';

/** A listening server, or why it does not listen. */
export type ListenResult =
  | { kind: 'listening'; port: number; close: () => Promise<void> }
  | { kind: 'failed'; reason: string };

/** How long open requests may take at shutdown (ms). */
const shutdownMs = 5000;

const keepAliveMs = 60_000;

/**
 * Listens on loopback only; port 0 takes any free port. Answers of 500 and above are logged with
 * method, path and duration (ms).
 */
export function listen(handle: Handler, port: number, log: Log): Promise<ListenResult> {
  const server = createServer(
    getRequestListener((request) => answer(handle, request, log), {
      hostname: 'localhost',
      // `answerSafely` handles the errors of handlers, so only malformed addresses or hosts get here.
      errorHandler: () => refusal(400, 'The address of the request cannot be read.'),
    }),
  );
  // With Node's 5 s, a server whose loop is blocked by a burst closes connections on which a request
  // has just arrived, because expired timers run before sockets are read.
  server.keepAliveTimeout = keepAliveMs;
  return new Promise((resolve) => {
    server.once('error', (error) => {
      resolve({ kind: 'failed', reason: explain(error, port) });
    });
    server.listen(port, '127.0.0.1', () => {
      resolve({ kind: 'listening', port: portOf(server.address()), close: () => stop(server) });
    });
  });
}

async function answer(handle: Handler, request: Request, log: Log): Promise<Response> {
  const started = performance.now();
  const response = await answerSafely(handle, request, log);
  if (response.status >= 500) {
    const took = Math.round(performance.now() - started);
    const { pathname, search } = new URL(request.url);
    log(`${request.method} ${pathname}${search} ${response.status} ${took} ms`);
  }
  return response;
}

async function answerSafely(handle: Handler, request: Request, log: Log): Promise<Response> {
  try {
    return await handle(request);
  } catch (error) {
    if (request.signal.aborted) return refusal(499, 'The caller went away.');
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return refusal(500, 'The service has an internal error; its log has the details.');
  }
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
  const timer = setTimeout(() => server.closeAllConnections(), shutdownMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
