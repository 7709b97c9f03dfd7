import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageEvents } from '#app/pageCache/pageEvents.ts';
import { pageOriginHeader, writePageOrigin } from '#app/pageCache/pageOrigin.ts';
import { drain } from '#process/drain.ts';
import { closeGracefully, listen } from '#process/listen.ts';
import { type AnswerAtOnce, createSiteServer, type Handle } from '../siteServer.ts';
import type { FindForms } from './builtForms.ts';
import { compress } from './compress.ts';
import { createSiteCache } from './siteCache.ts';

const html = `<!doctype html><title>Page</title>${Array.from({ length: 500 }, (_, at) => `<p>${at ** 3}</p>`).join('')}`;
const script = `export const numbers = [${Array.from({ length: 2_000 }, (_, at) => at).join()}];`;

interface Asked {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}
const asked: Asked[] = [];
/** How requests were answered at once, or not. */
const answeredAtOnce: ReturnType<AnswerAtOnce>[] = [];
const log = vi.fn();
let server: Server;
let port: number;

/** The build has made the smallest forms of one script. */
const findForms: FindForms = async (body) =>
  body.equals(Buffer.from(script)) ? compress(body, 'best') : undefined;

/** Plays the framework: pages, one script, and a stream of events. */
const framework: Handle = async ({ url = '', headers }, response) => {
  asked.push({ url, headers });
  if (url === '/api/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: first\n\n');
    return;
  }
  if (url.startsWith('/_next/static/')) {
    const etag = 'W/"script"';
    response.writeHead(200, {
      'content-type': 'application/javascript',
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(script);
    return;
  }
  response.writeHead(url.startsWith('/missing') ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=60, stale-while-revalidate=31535940',
    'x-nextjs-cache': url.startsWith('/stale') ? 'STALE' : 'HIT',
    vary: 'rsc, next-router-state-tree',
    etag: '"framework"',
    [pageOriginHeader]: writePageOrigin({
      key: url,
      madeAt: Date.now(),
      renderedSince: Date.now(),
      tags: [],
    }),
  });
  response.end(html);
};

beforeEach(async () => {
  const cache = { handle: framework, protect: () => undefined, findForms, log };
  const site = createSiteCache({ ...cache, finish: async (document) => document });
  const answerAtOnce: AnswerAtOnce = (...request) => {
    const how = site.answerAtOnce(...request);
    answeredAtOnce.push(how);
    return how;
  };
  const limits = { headersTimeout: 300, connectionsCheckingInterval: 50 };
  server = createSiteServer({ handle: framework, answerAtOnce, log, limits, idleMs: 500 });
  const listening = await listen(server, { port: 0, variable: 'PORT', host: '127.0.0.1' });
  if (listening.kind === 'failed') throw new Error(listening.reason);
  port = listening.port;
  asked.length = 0;
});
afterEach(async () => {
  pageEvents.removeAllListeners();
  await closeGracefully(server, 0);
});

/** Sends raw text and answers all bytes that come back until the connection ends. */
async function exchange(text: string, { isHalfOpen = false } = {}): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  if (isHalfOpen) socket.end(text);
  else socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks);
}

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

async function get(
  url: string,
  lines = '',
  { method = 'GET', isHalfOpen = false } = {},
): Promise<Answer> {
  const head = `${method} ${url} HTTP/1.1\r\nhost: a.example\r\n${lines}`;
  const bytes = await exchange(`${head}connection: close\r\n\r\n`, { isHalfOpen });
  const end = bytes.indexOf('\r\n\r\n');
  const text = bytes.subarray(0, end).toString('latin1');
  return { status: Number(text.slice(9, 12)), head: text, body: bytes.subarray(end + 4) };
}

const brotli = 'accept-encoding: gzip, br\r\n';

/** Requests an address until it is answered from the cache. */
function kept(url: string): Promise<Answer> {
  return vi.waitFor(async () => {
    const answer = await get(url, brotli);
    if (!answer.head.includes('content-encoding: br')) throw new Error(`${url} is not kept`);
    return answer;
  });
}

test('a page is answered in the form that the client accepts', async () => {
  const { head, body } = await kept('/page');
  expect(brotliDecompressSync(body).toString()).toBe(html);
  expect(head).toContain(`content-length: ${body.length}`);
  expect(head).toContain('vary: rsc, next-router-state-tree, Accept-Encoding');
  const zipped = await get('/page', 'accept-encoding: gzip\r\n');
  expect(gunzipSync(zipped.body).toString()).toBe(html);
  const plain = await get('/page');
  expect(plain.body.toString()).toBe(html);
  expect(plain.head).not.toContain('content-encoding');
  expect(head + zipped.head + plain.head).not.toContain(pageOriginHeader);
});

test('all forms have one tag, and a client that knows it gets no body', async () => {
  const { head } = await kept('/page');
  const [, tag = ''] = /etag: (.*)/.exec(head) ?? [];
  expect((await get('/page')).head).toContain(`etag: ${tag}`);
  for (const condition of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const { status, body, head: answered } = await get('/page', `if-none-match: ${condition}\r\n`);
    expect([status, body.length], condition).toEqual([304, 0]);
    expect(answered).toContain(`etag: ${tag}`);
    expect(answered).toContain('cache-control: s-maxage=60');
    expect(answered).not.toContain('content-type');
  }
  for (const condition of ['"other"', 'W/', '"', ', ,', 'W/"framework"', 'x'.repeat(5_000)]) {
    expect((await get('/page', `if-none-match: ${condition}\r\n`)).status).toBe(200);
  }
});

test.each([
  ['/page', '', 'fresh'],
  ['/stale', '', 'stale'],
  ['/_next/static/a.js', '', 'fresh'],
  ['/_next/static/a.js', 'range: bytes=0-9\r\n', 'part'],
  ['/page?regNo=MLB111', '', undefined],
])('%s %s is reported as %s', async (url, lines, expected) => {
  await get(url, brotli + lines);
  await vi.waitFor(async () => {
    await get(url, brotli + lines);
    expect(answeredAtOnce.at(-1)).toBe(expected);
  });
});

test('HEAD is answered with the same head and no body', async () => {
  const { head } = await kept('/page');
  const answer = await get('/page', brotli, { method: 'HEAD' });
  const withoutDate = (text: string) => text.replace(/Date: .*/, '');
  expect(withoutDate(answer.head)).toBe(withoutDate(head));
  expect(answer.body).toHaveLength(0);
});

test('a missing page keeps its status, also if the client names its tag', async () => {
  const { status, head } = await kept('/missing');
  const [, tag = ''] = /etag: (.*)/.exec(head) ?? [];
  expect(status).toBe(404);
  expect((await get('/missing', `if-none-match: ${tag}\r\n`)).status).toBe(404);
});

test('nothing of a visitor reaches the request that makes the page', async () => {
  const personal =
    'cookie: a=b\r\nuser-agent: x\r\naccept-language: fi\r\nx-forwarded-host: evil\r\n';
  await get('/page?utm_source=evil', personal);
  await get('/page?utm_source=evil', personal);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const { connection: _, ...headers } = asked[2]?.headers ?? {};
  expect(asked[2]?.url).toBe('/page');
  expect(headers).toEqual({ host: 'a.example' });
});

test.each([
  ['the data of the router', '/page?_rsc=1', 'rsc: 1\r\n'],
  ['an address with a registration number', '/page?regNo=ABC123', ''],
  ['a page in the editor', '/api/editing/page?item=1', ''],
  ['a call of the API', '/api/cars', ''],
])('%s is never kept', async (_what, url, lines) => {
  for (let request = 1; request <= 4; request += 1) {
    const { head } = await get(url, brotli + lines);
    expect(head).toContain('framework');
    expect(asked).toHaveLength(request);
  }
});

test('a stream of events isn’t held back', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/events HTTP/1.1\r\nhost: a.example\r\n\r\n');
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  await vi.waitFor(() => expect(received).toContain('data: first'));
  socket.destroy();
});

test('a file of the build is answered in its smallest form, and its tag is known', async () => {
  const { body, head } = await kept('/_next/static/a.js');
  expect(brotliDecompressSync(body).toString()).toBe(script);
  expect(body).toEqual((await compress(Buffer.from(script), 'best')).br);
  expect(head).toContain('cache-control: public, max-age=31536000, immutable');
  expect(head).not.toContain('x-nextjs-cache');
  const [, tag = ''] = /etag: (.*)/.exec(head) ?? [];
  const again = await get('/_next/static/a.js', `${brotli}if-none-match: ${tag}\r\n`);
  expect(again.status).toBe(304);
});

test.each([
  ['bytes=0-9', 206, 10, `bytes 0-9/${script.length}`],
  ['bytes=-7', 206, 7, `bytes ${script.length - 7}-${script.length - 1}/${script.length}`],
  ['bytes=9999999-', 416, 0, `bytes */${script.length}`],
  ['bytes=5-2', 200, script.length, undefined],
  ['bytes=a-b', 200, script.length, undefined],
  ['pages=1-2', 200, script.length, undefined],
])('%s of a file is answered with %i', async (range, status, length, contentRange) => {
  const answer = await get('/_next/static/a.js', `${brotli}range: ${range}\r\n`);
  expect(answer.status).toBe(status);
  expect(answer.body).toHaveLength(length);
  expect(/content-range: (.*)/.exec(answer.head)?.[1]).toBe(contentRange);
});

test.each(['if-match: "other"', 'if-modified-since: yesterday', 'if-unmodified-since: yesterday'])(
  'a file that is asked for with %s is answered by the framework',
  async (line) => {
    await kept('/_next/static/a.js');
    asked.length = 0;
    await get('/_next/static/a.js', `${brotli}${line}\r\n`);
    expect(asked).toHaveLength(1);
  },
);

test('a range of a file that has changed since isn’t applied', async () => {
  const lines = 'range: bytes=0-9\r\nif-range: "old"\r\n';
  expect((await get('/_next/static/a.js', lines)).status).toBe(200);
});

test('a range of a page is ignored', async () => {
  await kept('/page');
  for (const range of ['bytes=0-9', 'bytes=9-0', 'nonsense'])
    expect((await get('/page', `range: ${range}\r\n`)).body.toString()).toBe(html);
});

test.each([
  'if-modified-since: yesterday',
  'if-modified-since: Thu, 01 Jan 2099 00:00:00 GMT',
  'if-unmodified-since: \u00ff',
  'if-match: "other"',
  'if-range: W/"',
  'accept-encoding: ;;, deflate;q=x, *;q=-1',
])('%s doesn’t change what a page is answered with', async (line) => {
  await kept('/page');
  const { status, body } = await get('/page', `${line}\r\n`);
  expect([status, body.toString()]).toEqual([200, html]);
});

test('a client that has closed its side gets its page', async () => {
  await kept('/page');
  const { status, body } = await get('/page', brotli, { isHalfOpen: true });
  expect([status, brotliDecompressSync(body).toString()]).toEqual([200, html]);
});

test('headers of 64 KB are refused', async () => {
  await kept('/page');
  const { status } = await get('/page', `x-large: ${'x'.repeat(64 * 1024)}\r\n`);
  expect(status).toBe(431);
});

test('a client that never ends its headers is cut off', async () => {
  const bytes = await exchange('GET /page HTTP/1.1\r\nhost: a.example\r\n');
  expect(bytes.toString()).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that never reads its answers is cut off', async () => {
  await kept('/page');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  const request = 'GET /page HTTP/1.1\r\nhost: a.example\r\n\r\n';
  socket.write(request.repeat(5_000));
  const connections = () =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 4_000 });
  socket.destroy();
});

test('a server that is drained finishes what is open and takes nothing new', async () => {
  await kept('/page');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await vi.waitFor(async () => {
    socket.write('GET /page HTTP/1.1\r\nhost: a.example\r\n\r\n');
    await once(socket, 'data');
  });
  const drained = drain(server, 10_000);
  // The system may take a connection a moment before it refuses them.
  await expect(get('/page')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  const rest: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => rest.push(chunk));
  socket.write('GET /page HTTP/1.1\r\nhost: a.example\r\n\r\n');
  await once(socket, 'close');
  expect(Buffer.concat(rest).toString()).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close/i);
  await drained;
});
