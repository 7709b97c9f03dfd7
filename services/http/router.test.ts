import { expect, test } from 'vitest';
import { json } from './respond.ts';
import { createRouter } from './router.ts';

const handle = createRouter([
  { method: 'GET', path: '/things', handle: () => json('all') },
  { method: 'DELETE', path: '/things', handle: () => json('none') },
  { method: 'GET', path: '/things/:id', handle: (_, { id }) => json({ id }) },
  {
    method: 'POST',
    path: '/things/:id',
    handle: async (request, { id }) => json({ id, body: await request.text() }),
  },
]);

const ask = (method: string, path: string, body?: string) =>
  handle(new Request(`http://services.test${path}`, { method, ...(body && { body }) }));

test.each([
  ['GET', '/things', undefined, 'all'],
  ['DELETE', '/things', undefined, 'none'],
  ['GET', '/things/MLB%20123', undefined, { id: 'MLB 123' }],
  ['GET', '/things/a%2Fb?c=d', undefined, { id: 'a/b' }],
  ['POST', '/things/1', 'text', { id: '1', body: 'text' }],
])('%s %s is answered by its route', async (method, path, body, expected) => {
  await expect((await ask(method, path, body)).json()).resolves.toEqual(expected);
});

test('HEAD is answered like GET', async () => {
  expect((await ask('HEAD', '/things')).status).toBe(200);
});

test.each(['/', '/other', '/things/', '/things/1/2', '//things'])(
  '%s is not found',
  async (path) => {
    const answer = await ask('GET', path);
    expect(answer.status).toBe(404);
    await expect(answer.json()).resolves.toEqual({ error: `Nothing answers at ${path}.` });
  },
);

test('another method is refused with the allowed methods', async () => {
  const answer = await ask('PUT', '/things');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, DELETE');
  await expect(answer.json()).resolves.toEqual({ error: '/things answers GET, DELETE only.' });
});

test('an error of a handler is propagated', async () => {
  const failing = createRouter([
    { method: 'GET', path: '/', handle: () => Promise.reject(new Error('disk full')) },
  ]);
  await expect(async () => failing(new Request('http://services.test/'))).rejects.toThrow(
    'disk full',
  );
});
