import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';
import { pageOriginHeader, readPageOrigin } from '#app/pageCache/pageOrigin.ts';
import type { Header } from './finishDocument.ts';
import { type AskFramework, type FrameworkAnswer, headerOf } from './frameworkAnswer.ts';

/**
 * The buffers of a connection hold any page (bytes). With the usual 64 KB, some larger answers of the framework stopped in
 * the middle: it had to wait for the other end of the pair, and never went on.
 */
const largestPage = 64 * 1024 * 1024;

/** Longer than any page takes to render (ms). */
const timeoutMs = 30_000;

/** Describe the connection, the moment or the form of the body. */
const ofTheMessage = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  pageOriginHeader,
]);

/**
 * Creates a way to request pages within the process. The requests have no header but the host and those
 * that the caller names, so nothing of a visitor gets into a page that others see.
 */
export function createAskFramework(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): AskFramework {
  // Without a port: the other end of a connection is a stream in this process.
  const server = createServer((asked, response) => {
    handle(asked, response).catch((error: unknown) => response.destroy(Object(error)));
  });
  const createConnection = () => {
    const [ours, theirs] = duplexPair({ highWaterMark: largestPage });
    server.emit('connection', theirs);
    // A stream of a pair doesn't learn by itself that the other is gone, so the framework would go on.
    ours.once('close', () => theirs.destroy());
    return ours;
  };
  return ({ host, url }, headers) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const asked = request({ path: url, headers: { ...headers, host }, createConnection, signal });
      asked.on('error', reject);
      asked.on('response', (response) => {
        readAnswer(response).then(resolve, reject);
      });
      asked.end();
    });
}

async function readAnswer(response: IncomingMessage): Promise<FrameworkAnswer> {
  const body = await wholeBody(response);
  const all = headersOf(response.rawHeaders);
  return {
    status: response.statusCode ?? 0,
    headers: all.filter(([name]) => !ofTheMessage.has(name)),
    body,
    etag: headerOf({ headers: all }, 'etag'),
    origin: readPageOrigin(headerOf({ headers: all }, pageOriginHeader)),
  };
}

async function wholeBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (!response.complete) throw new Error('the answer is incomplete');
  return Buffer.concat(chunks);
}

function headersOf(raw: readonly string[]): readonly Header[] {
  return raw.flatMap((name, at) =>
    at % 2 ? [] : [[name.toLowerCase(), raw[at + 1] ?? ''] as const],
  );
}
