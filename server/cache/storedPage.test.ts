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
