import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** The answer of a route. */
export interface InternalAnswer {
  /** Media type of the body. */
  readonly type: string;
  readonly body: string;
}

/** What the internal port answers, by path. Each route answers GET. */
export type InternalRoutes = Readonly<Record<string, () => Promise<InternalAnswer>>>;

/** Clients are on the same network (ms). */
const requestTimeoutMs = 5_000;

/** An answer as JSON. */
export function asJson(body: object): InternalAnswer {
  return { type: 'application/json', body: `${JSON.stringify(body)}\n` };
}

/** Answers operators and their tools. It must listen on an address that visitors can't reach. */
export function createInternalServer(routes: InternalRoutes, log: (line: string) => void): Server {
  const table = new Map(Object.entries(routes));
  const server = createServer((request, response) => {
    answer(request, response, table).catch((error: unknown) => {
      log(`internal port: ${error instanceof Error ? error.stack : error}`);
      send(response, 500, asJson({ failure: 'internal-error' }));
    });
  });
  server.requestTimeout = requestTimeoutMs;
  return server;
}

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  routes: ReadonlyMap<string, () => Promise<InternalAnswer>>,
): Promise<void> {
  const route = routes.get(url.split('?')[0] ?? '');
  if (!route) return send(response, 404, asJson({ failure: 'not-found' }));
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return send(response, 405, asJson({ failure: 'method-not-allowed' }));
  }
  send(response, 200, await route());
}

function send(response: ServerResponse, status: number, { type, body }: InternalAnswer): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
