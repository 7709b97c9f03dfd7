import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeGracefully, listen } from '#process/listen.ts';
import { asJson, createInternalServer } from './internalServer.ts';

const log = vi.fn<(line: string) => void>();
const server = createInternalServer(
  {
    '/healthz': async () => asJson({ status: 'up' }),
    '/broken': async () => {
      throw new Error('a bug');
    },
  },
  log,
);
let origin: string;

beforeEach(async () => {
  log.mockClear();
  const result = await listen(server, { port: 0, host: '127.0.0.1', variable: 'INTERNAL_PORT' });
  if (result.kind === 'failed') throw new Error(result.reason);
  origin = `http://127.0.0.1:${result.port}`;
});
afterEach(() => closeGracefully(server, 0));

test('answers its routes, whatever the query', async () => {
  const answer = await fetch(`${origin}/healthz?verbose`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'up' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('answers HEAD without a body', async () => {
  const answer = await fetch(`${origin}/healthz`, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test.each([
  ['GET', '/', 404, 'not-found'],
  ['GET', '/constructor', 404, 'not-found'],
  ['POST', '/healthz', 405, 'method-not-allowed'],
  ['GET', '/broken', 500, 'internal-error'],
])('%s %s fails with %i %s', async (method, path, status, failure) => {
  const answer = await fetch(origin + path, { method });
  expect([answer.status, await answer.json()]).toEqual([status, { failure }]);
});

test('a route that fails is logged, and the next one answers', async () => {
  expect((await fetch(`${origin}/broken`)).status).toBe(500);
  expect(log.mock.calls[0]?.[0]).toMatch(/^internal port: Error: a bug/);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});
