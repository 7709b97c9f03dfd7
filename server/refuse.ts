import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorDocument } from './answer/errorDocument.ts';
import type { Replacement } from './answer/replaceBody.ts';
import type { Refusal } from './guard/requestGuard.ts';

/** How long a refused request may go on sending its body (ms), so that its answer arrives. */
const lingerMs = 5_000;

/** Answers a request that the handler doesn't see. A browser that opens a page gets the site's own error page. */
export function writeRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: Refusal,
): void {
  const body = documentFor(request, status) ?? plainText(status);
  const length = String(Buffer.byteLength(body.text));
  const all = {
    'cache-control': 'no-store',
    ...body.headers,
    'content-length': length,
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body.text);
  limitUnreadBody(request);
}
function documentFor(
  { headers, url = '' }: IncomingMessage,
  status: number,
): Replacement | undefined {
  const isNavigation = headers.accept?.includes('text/html') ?? false;
  return isNavigation && status >= 400 ? errorDocument(headers.host, url, status) : undefined;
}

function plainText(status: number): Replacement {
  return {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    text: `${STATUS_CODES[status]}\n`,
  };
}

/** Node discards the rest of the body. Closing at once would reset the connection before the client has read the answer. */
function limitUnreadBody(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), lingerMs);
  request.once('close', () => clearTimeout(timer));
}

/** The status for an error that Node's server reports before it has parsed a request. */
export function clientErrorStatus(code: string | undefined): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'HPE_INVALID_METHOD':
      return 501;
    case 'HPE_INVALID_VERSION':
      return 505;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    default:
      return 400;
  }
}

/** How long a closed connection may stay half open (ms). */
const closingMs = 1_000;

/** Answers on a connection that has no response object, and closes it. */
export function endConnection(
  socket: Duplex,
  status: number,
  headers: readonly (readonly [name: string, value: string])[] = [],
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'connection: close',
    'content-length: 0',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  const timer = setTimeout(() => socket.destroy(), closingMs);
  socket.once('close', () => clearTimeout(timer));
}
