import { expect, test } from 'vitest';
import { parseRoute } from './parseRoute.ts';

test.each([
  ['20261101T080000Z', '2026-11-01T08:00:00Z'],
  ['20261101T080000', '2026-11-01T08:00:00Z'],
  ['2026-11-01T08:00:00Z', '2026-11-01T08:00:00Z'],
  ['20261399T080000Z', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('a page changed at %j was changed at %j', (value, updatedAt) => {
  expect(parseRoute({ routePath: '/om-oss', route: { updated: { value } } })).toEqual({
    path: '/om-oss',
    updatedAt,
    canonicalUrl: undefined,
  });
});

test('a page may name another address as its canonical one', () => {
  const canonical = { jsonValue: { value: { href: '/om-oss' } } };
  expect(parseRoute({ routePath: '/about', route: { canonical } })).toMatchObject({
    canonicalUrl: '/om-oss',
  });
});

test('a page without an item is a path', () => {
  expect(parseRoute({ routePath: '/om-oss', route: null })).toMatchObject({ path: '/om-oss' });
});

test.each(['', 'om-oss', '//evil.example', '//[', '/\\evil.example', 'https://evil.example/'])(
  '%j is no page',
  (routePath) => {
    expect(parseRoute({ routePath })).toBeUndefined();
  },
);

test.each([
  ['https://', undefined],
  ['mailto:info@nordvik.example', undefined],
  ['#om-oss', undefined],
  ['nordvik.example/om-oss', 'https://nordvik.example/om-oss'],
  ['/om-oss', '/om-oss'],
])('the canonical address %j, as text or link, is %s', (text, canonicalUrl) => {
  for (const value of [text, { href: text }]) {
    const route = { canonical: { jsonValue: { value } } };
    expect(parseRoute({ routePath: '/about', route })).toMatchObject({ canonicalUrl });
  }
});
