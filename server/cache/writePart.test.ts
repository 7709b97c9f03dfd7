import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeGracefully, listen } from '#process/listen.ts';
import type { FrameworkAnswer } from './frameworkAnswer.ts';
import { writePart } from './writePart.ts';

const file: FrameworkAnswer = {
  status: 200,
  headers: [
    ['content-type', 'text/plain'],
    ['cache-control', 'public'],
    ['last-modified', 'Thu, 01 Jan 2026 00:00:00 GMT'],
  ],
  body: Buffer.from('0123456789'),
  etag: 'W/"a"',
  origin: undefined,
};
const missing: FrameworkAnswer = { ...file, status: 404 };
const untagged: FrameworkAnswer = { ...file, headers: [], etag: undefined };
const answers: Readonly<Record<string, FrameworkAnswer>> = {
  '/file': file,
  '/missing': missing,
  '/untagged': untagged,
};

const server = createServer((request, response) =>
  writePart(request, response, answers[request.url ?? ''] ?? missing),
);
let origin: string;
beforeAll(async () => {
  const result = await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  if (result.kind === 'failed') throw new Error(result.reason);
  origin = `http://127.0.0.1:${result.port}`;
});
afterAll(() => closeGracefully(server, 0));

const range = 'bytes=2-4';
const part = [206, '234', '3', 'bytes 2-4/10'];
const whole = [200, '0123456789', '10', null];
const unchanged = [304, '', null, null];

test.each<[string, string, Readonly<Record<string, string>>, readonly unknown[]]>([
  ['GET', '/file', { range }, part],
  ['GET', '/file', { range: 'bytes=9-9' }, [206, '9', '1', 'bytes 9-9/10']],
  ['GET', '/file', { range: 'bytes=0-99' }, [206, '0123456789', '10', 'bytes 0-9/10']],
  ['GET', '/file', { range: 'bytes=10-' }, [416, '', '0', 'bytes */10']],
  ['GET', '/file', { range: 'nonsense' }, whole],
  ['GET', '/untagged', { range }, part],
  ['GET', '/missing', { range }, [404, '0123456789', '10', null]],
  // Ranges are defined for GET only.
  ['HEAD', '/file', { range }, [200, '', '10', null]],
  ['GET', '/file', { range, 'if-none-match': '"a"' }, unchanged],
  ['HEAD', '/file', { range, 'if-none-match': '*' }, unchanged],
  ['GET', '/file', { range, 'if-none-match': '"b"' }, part],
  ['GET', '/untagged', { range, 'if-none-match': '"a"' }, part],
  ['GET', '/missing', { range, 'if-none-match': '"a"' }, [404, '0123456789', '10', null]],
  ['GET', '/file', { range, 'if-range': 'Thu, 01 Jan 2026 00:00:00 GMT' }, part],
  ['GET', '/file', { range, 'if-range': 'Fri, 02 Jan 2026 00:00:00 GMT' }, whole],
  ['GET', '/file', { range, 'if-range': 'W/"a"' }, whole],
])('%s %s with %j', async (method, path, headers, expected) => {
  const answer = await fetch(origin + path, { method, headers });
  const { status } = answer;
  const length = answer.headers.get('content-length');
  const given = [status, await answer.text(), length, answer.headers.get('content-range')];
  expect(given).toEqual(expected);
});

test.each([
  [{ range }, 'W/"a"', 'public'],
  [{ range, 'if-none-match': '"a"' }, 'W/"a"', 'public'],
  // A shared cache mustn't keep it.
  [{ range: 'bytes=10-' }, 'W/"a"', null],
])('the answer to %j has the headers of the file', async (headers, etag, caching) => {
  const answer = await fetch(`${origin}/file`, { headers });
  expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
    etag,
    caching,
  ]);
});
