import { beforeEach, expect, test, vi } from 'vitest';
import type { Publisher } from './publisher.ts';
import { createRevalidateHandler } from './revalidateHandler.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)] as const;
const publish = vi.fn<Publisher>();
const handle = createRevalidateHandler({ keys: [first, second], sites: ['alfa'], publish });
const id = '71B0BA0716214254AEE4429B1A970C8B';

beforeEach(() => {
  publish.mockReset().mockResolvedValue(['a tag']);
});

function call(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return handle(
    new Request('https://nordvik.example/api/revalidate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': first, ...headers },
      body,
    }),
  );
}

const update = JSON.stringify({ updates: [{ identifier: id, entity_culture: 'sv' }] });

test.each([first, second])('a call with a valid secret is published', async (secret) => {
  const answer = await call(update, { 'x-revalidate-secret': secret });
  expect(await answer.json()).toEqual({ revalidated: true, tags: ['a tag'], ignored: [] });
  expect(publish.mock.calls).toEqual([
    [{ items: [{ id, language: 'sv' }], tags: [], ignored: [] }],
  ]);
});

test.each([
  ['another secret', 'c'.repeat(32)],
  ['both secrets', `${first} ${second}`],
  ['the beginning of a secret', first.slice(1)],
  ['no secret', ''],
])('a call with %s is refused before its body is read', async (_what, secret) => {
  const answer = await call('{', { 'x-revalidate-secret': secret });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ failure: 'wrong-secret' });
  expect(publish).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', '{', {}],
  ['a list', '[]', {}],
  ['updates that are no list', '{"updates":"all"}', {}],
  ['another media type', update, { 'content-type': 'text/plain' }],
  ['more than a megabyte', JSON.stringify({ tags: ['x'.repeat(1_000_000)] }), {}],
])('%s is no call', async (_what, body, headers) => {
  const answer = await call(body, headers);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ failure: 'malformed-body' });
  expect(publish).not.toHaveBeenCalled();
});

test('a call in which nothing is understood publishes nothing, and is told what it was', async () => {
  const answer = await call('{"updates":[],"tags":["robots","robots"]}');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ revalidated: false, tags: [], ignored: ['tag robots'] });
  expect(publish).not.toHaveBeenCalled();
});
