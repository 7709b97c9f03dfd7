import { expect, test } from 'vitest';
import type { Header } from './finishDocument.ts';
import { quickPage } from './frontCacheFixtures.ts';

const headers: readonly Header[] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['content-security-policy', "script-src 'sha256-a'"],
  ['vary', 'rsc, rsc'],
];

async function tagOf(more: readonly Header[], text = '<h1>Bilar</h1>'): Promise<string> {
  const page = { status: 200, headers: [...headers, ...more], body: Buffer.from(text) };
  return (await quickPage(page)).etag;
}

test('the tag is the same in all processes, whatever the state of their caches', async () => {
  const states = ['MISS', 'HIT', 'STALE'].map((state) => tagOf([['x-nextjs-cache', state]]));
  expect(new Set(await Promise.all(states)).size).toBe(1);
});

test('the tag changes with the text, and with a header that a browser would take over', async () => {
  const usual = await tagOf([]);
  expect(await tagOf([], '<h1>Bil</h1>')).not.toBe(usual);
  expect(await tagOf([['link', '</a.css>']])).not.toBe(usual);
});

/** The headers of a head by name. */
function headersIn(head: readonly string[]): Readonly<Record<string, string>> {
  const names = head.filter((_, at) => at % 2 === 0);
  return Object.fromEntries(names.map((name, at) => [name, head[2 * at + 1] ?? '']));
}

test('each form has the headers of the page, its own length, and its coding if it has one', async () => {
  const body = Buffer.from('<h1>Bilar</h1>');
  const { fresh, bodies, etag } = await quickPage({ status: 200, headers, body });
  const shared = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'sha256-a'",
    vary: 'rsc, Accept-Encoding',
    etag,
  };
  const form = (length: number) => ({ ...shared, 'content-length': String(length) });
  expect(headersIn(fresh.identity)).toEqual(form(body.length));
  expect(headersIn(fresh.gzip)).toEqual({
    ...form(bodies.gzip.length),
    'content-encoding': 'gzip',
  });
  expect(headersIn(fresh.br)).toEqual({ ...form(bodies.br.length), 'content-encoding': 'br' });
  const { 'content-type': _type, ...unchanged } = shared;
  expect(headersIn(fresh.unchanged)).toEqual(unchanged);
});

test.each([
  ['a page', [['x-nextjs-cache', 'MISS']], 'HIT', 'STALE'],
  ['a file', [], undefined, undefined],
] as const)(
  'the state of %s is in all its heads if it has one',
  async (_what, more, fresh, stale) => {
    const page = { status: 200, headers: [...headers, ...more], body: Buffer.from('text') };
    const stored = await quickPage(page);
    for (const [heads, state] of [
      [stored.fresh, fresh],
      [stored.stale, stale],
    ] as const) {
      const states = Object.values(heads).map((head) => headersIn(head)['x-nextjs-cache']);
      expect(states).toEqual(Array.from({ length: 4 }, () => state));
    }
  },
);
