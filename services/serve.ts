import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { closeGracefully, type ListenOptions, listen } from '#process/listen.ts';
import { loggedUrl } from '#process/loggedUrl.ts';
import { refusal } from './http/respond.ts';
import type { Handler, Log } from './service.ts';

/** A running server, or why it does not listen. */
export type ServeResult =
  | { kind: 'listening'; port: number; close: () => Promise<void> }
  | { kind: 'failed'; reason: string };

/** How long open requests may take at shutdown (ms). */
const shutdownMs = 5000;

const keepAliveMs = 60_000;

/** Where everything is answered: on loopback only. Port 0 takes any free port. */
export function loopback(port: number): ListenOptions {
  return { port, host: '127.0.0.1', variable: 'SERVICES_PORT' };
}

/** Serves at one address. Answers of 500 and above are logged with method, path and duration (ms). */
export async function serve(handle: Handler, at: ListenOptions, log: Log): Promise<ServeResult> {
  const server = createServer(
    getRequestListener((request) => answer(handle, request, log), {
      hostname: 'localhost',
      // The process keeps the platform's own `Request` and `Response`.
      overrideGlobalObjects: false,
      // `answerSafely` handles the errors of handlers, so only malformed addresses or hosts get here.
      errorHandler: () => refusal(400, 'The address of the request cannot be read.'),
    }),
  );
  // With Node's 5 s, a server whose loop is blocked by a burst closes connections on which a request
  // has just arrived, because expired timers run before sockets are read.
  server.keepAliveTimeout = keepAliveMs;
  const result = await listen(server, at);
  if (result.kind === 'failed') return result;
  return { ...result, close: () => closeGracefully(server, shutdownMs) };
}

async function answer(handle: Handler, request: Request, log: Log): Promise<Response> {
  const started = performance.now();
  const response = await answerSafely(handle, request, log);
  if (response.status >= 500) {
    const took = Math.round(performance.now() - started);
    // Queries may be personal, such as a code or an address.
    const { pathname } = new URL(request.url);
    log(`${request.method} ${loggedUrl(pathname)} ${response.status} ${took} ms`);
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
