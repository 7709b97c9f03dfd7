import { expect, test } from 'vitest';
import { createPreviewSignatures } from '#process/previewLinks.ts';
import { createTestEditing } from './testing/testEditing.ts';

const page = {
  site: 'alfa',
  itemId: '83bba00a-e8fe-5f09-a9fc-da821a68370b',
  language: 'sv',
  route: '/bilar?x',
  expiresInHours: 24,
};

async function makeLink(changes: object = {}) {
  const editing = createTestEditing();
  await editing.signIn('Bo', 'bos password');
  const answer = await editing.post('/edit/api/preview-links', { ...page, ...changes });
  return { status: answer.status, body: await answer.json(), clock: editing.clock };
}

test('an editor makes a link to a draft, which expires and doesn’t contain the secret', async () => {
  const { body, clock } = await makeLink();
  expect(body.expiresAt).toBe(new Date(clock.now + 24 * 60 * 60_000).toISOString());
  expect(body.url).not.toContain('secret');
  const { origin, pathname, searchParams } = new URL(body.url);
  expect(origin + pathname).toBe('http://alfa.localhost:3000/api/editing/preview');
  expect(Object.fromEntries(searchParams)).toEqual({
    sc_site: 'alfa',
    sc_itemid: page.itemId,
    sc_lang: 'sv',
    route: '/bilar?x',
    token: expect.any(String),
  });
  const { verify } = createPreviewSignatures('a secret', () => clock.now);
  expect(verify(searchParams)).toMatchObject({ kind: 'valid', expiry: Date.parse(body.expiresAt) });
});

test.each([
  ['site', 'beta'],
  ['language', 'fi'],
  ['itemId', '../../etc'],
  ['route', 'https://evil.test/'],
  ['expiresInHours', 0],
  ['expiresInHours', 721],
  ['expiresInHours', 1.5],
])('%s can’t be %j', async (name, value) => {
  const { status, body } = await makeLink({ [name]: value });
  expect([status, body]).toEqual([400, { kind: 'invalid', fields: [name] }]);
});

test('a visitor makes no links', async () => {
  expect((await createTestEditing().post('/edit/api/preview-links', page)).status).toBe(401);
});
