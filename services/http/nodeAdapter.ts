import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Handler } from '../service.ts';
import { byteStream } from './byteStream.ts';
import { readyBody, refusal } from './respond.ts';

/** Takes one line about a request that went wrong. */
export type Log = (line: string) => void;

function toHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

function toRequest(message: IncomingMessage, signal: AbortSignal): Request | undefined {
  // The Host header is the visitor's word and no part of any decision here.
  const url = URL.parse(`http://services.internal${message.url ?? '/'}`);
  if (url === null || message.url?.startsWith('/') !== true) return undefined;
  const method = message.method ?? 'GET';
  const init = { method, headers: toHeaders(message), signal };
  if (method === 'GET' || method === 'HEAD') return new Request(url, init);
  // The types of the web don't know `duplex`, which Node demands of a body that is a stream.
  const streaming = { ...init, body: byteStream(message), duplex: 'half' };
  return new Request(url, streaming);
}

async function send(answer: Response, response: ServerResponse, withBody: boolean): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (answer.body === null || !withBody) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const bytes = readyBody(answer);
  if (bytes === undefined) await pipeline(answer.body, response);
  else sendPieces(bytes, response);
}

/** All pieces in one call to the system, without a copy of them. */
function sendPieces(pieces: readonly Uint8Array[], response: ServerResponse): void {
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  response.setHeader('content-length', length);
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.end();
  response.uncork();
}

async function answerSafely(handle: Handler, request: Request, log: Log): Promise<Response> {
  try {
    return await handle(request);
  } catch (error) {
    if (request.signal.aborted) return refusal(499, 'The caller went away.');
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return refusal(500, 'The service met an error of its own; its log has the details.');
  }
}

/**
 * Bridges Node's server to handlers that speak the web's `Request` and `Response`.
 * Answers of 500 and above are logged with method, path and time taken (ms).
 */
export function toListener(handle: Handler, log: Log): RequestListener {
  return async (message, response) => {
    const started = performance.now();
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    const request = toRequest(message, gone.signal);
    const answer =
      request === undefined
        ? refusal(400, 'The address of the request cannot be read.')
        : await answerSafely(handle, request, log);
    if (answer.status >= 500) {
      const took = Math.round(performance.now() - started);
      log(`${message.method} ${message.url} ${answer.status} ${took} ms`);
    }
    // A caller that hangs up in the middle of an answer is no error of ours.
    await send(answer, response, message.method !== 'HEAD').catch(() => response.destroy());
  };
}
