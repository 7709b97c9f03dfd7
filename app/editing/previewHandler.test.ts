import { expect, test, vi } from 'vitest';
import { createPreviewSignatures, previewPath } from '#process/previewLinks.ts';
import { createPreviewHandler } from './previewHandler.ts';

const secret = 'the editing secret';
const page = {
  sc_site: 'carstore-se',
  sc_itemid: '83bba00a-e8fe-5f09-a9fc-da821a68370b',
  sc_lang: 'en',
  route: '/',
};
const clock = { now: 1_800_000_000_000 };
const signatures = createPreviewSignatures(secret, () => clock.now);
const hourMs = 60 * 60_000;

function setUp({ isOn = true } = {}) {
  const headers = { 'content-security-policy': 'a policy' };
  const fetchPage = vi.fn(async (_query: URLSearchParams) => new Response('a draft', { headers }));
  const policyOf = () => 'policy of an error';
  const handle = createPreviewHandler({
    signatures: isOn ? signatures : undefined,
    fetchPage,
    policyOf,
  });
  const open = (query: URLSearchParams) =>
    handle(new Request(`http://site.test${previewPath}?${query}`));
  return { open, fetchPage };
}

const link = (changes = {}) =>
  signatures.sign(new URLSearchParams({ ...page, ...changes }), hourMs);

test('a link shows the draft of its page, without marks, and to nobody else', async () => {
  const { open, fetchPage } = setUp();
  const answer = await open(link());
  expect([answer.status, await answer.text()]).toEqual([200, 'a draft']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin',
    'content-security-policy': 'a policy',
  });
  const [[asked] = []] = fetchPage.mock.calls;
  expect(Object.fromEntries(asked ?? [])).toEqual({ ...page, mode: 'preview' });
});

test.each(Object.keys(page))('a link can’t be changed in %s', async (name) => {
  const { open, fetchPage } = setUp();
  const changed = link();
  changed.set(name, name === 'sc_lang' ? 'sv' : 'carstore-no');
  const answer = await open(changed);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('<h1>');
  expect(fetchPage).not.toHaveBeenCalled();
});

test('a link can’t be told to show the marks of the editor', async () => {
  const { open } = setUp();
  const query = link();
  query.append('mode', 'edit');
  expect((await open(query)).status).toBe(403);
});

test('an expired link says so, in its language', async () => {
  const { open, fetchPage } = setUp();
  const query = link();
  clock.now += hourMs;
  const answer = await open(query);
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('This link has expired');
  expect(answer.headers.get('content-security-policy')).toBe('policy of an error');
  expect(fetchPage).not.toHaveBeenCalled();
});

test.each([
  ['of a site that doesn’t exist', link({ sc_site: 'unknown' })],
  ['without anything', new URLSearchParams()],
])('a link %s is refused', async (_what, query) => {
  expect((await setUp().open(query)).status).toBe(403);
});

test('without an editing secret, no link is valid', async () => {
  expect((await setUp({ isOn: false }).open(link())).status).toBe(403);
});
