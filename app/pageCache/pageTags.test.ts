import { describe, expect, test } from 'vitest';
import { cacheTagsOf } from './cacheEntry.ts';
import { pageOf } from './pageCacheFixtures.ts';
import { readPageOrigin, writePageOrigin } from './pageOrigin.ts';
import { addTags, tagsForCdn } from './pageTags.ts';

const many = Array.from({ length: 1_000 }, (_, at) => `sc:item:${at}`);

test('a page has the tags of its sources besides the framework’s own', () => {
  const page = pageOf('good', { tags: '_N_T_/layout' });
  addTags(page, ['sc:item:1', 'menu:2']);
  expect(cacheTagsOf(page, {})).toEqual(['_N_T_/layout', 'sc:item:1', 'menu:2']);
});

test('a page with more tags than fit is concerned by every publish', () => {
  const page = pageOf('good');
  addTags(page, many);
  const tags = cacheTagsOf(page, {});
  expect(tags.at(-1)).toBe('sc:crowded');
  expect(tags.join(',').length).toBeLessThanOrEqual(6_000);
  expect(tags.length).toBeGreaterThan(400);
});

test('tags arrive at the cache in front of the framework as they were', () => {
  const origin = {
    key: '/$/alfa/sv/a%2Fb c',
    madeAt: 2,
    renderedSince: 1,
    tags: ['sc:route:alfa:sv:%c3%a4/å', 'a'],
  };
  expect(readPageOrigin(writePageOrigin(origin))).toEqual(origin);
});

test.each([
  [4_000 - 'sc:crowded,'.length, false],
  [4_001 - 'sc:crowded,'.length, true],
])(
  'a tag of %i characters doesn’t fit beside the mark of a crowded page: %s',
  (length, isCrowded) => {
    const tag = 'a'.repeat(length);
    const header = tagsForCdn('cache-tag', [tag]);
    expect(header).toEqual({ 'cache-tag': isCrowded ? 'sc:crowded' : tag });
  },
);

describe('the header for a CDN', () => {
  const tags = ['_N_T_/layout', 'sc:item:1', 'menu:2'];

  test.each([
    [undefined, {}],
    ['cache-tag', { 'cache-tag': 'sc:item:1,menu:2' }],
    ['surrogate-key', { 'surrogate-key': 'sc:item:1 menu:2' }],
    ['edge-cache-tag', { 'edge-cache-tag': 'sc.item.1,menu.2' }],
  ] as const)('%s', (header, expected) => {
    expect(tagsForCdn(header, tags)).toEqual(expected);
  });

  test('is left out without tags, and bounded', () => {
    expect(tagsForCdn('cache-tag', ['_N_T_/layout'])).toEqual({});
    const value = String(tagsForCdn('cache-tag', many)['cache-tag']);
    expect(value).toMatch(/,sc:crowded$/);
    expect(value.length).toBeLessThanOrEqual(4_000);
    const told = String(tagsForCdn('edge-cache-tag', many)['edge-cache-tag']).split(',');
    expect([told.length, told.at(-1)]).toEqual([128, 'sc.crowded']);
  });
});
