import { expect, test } from 'vitest';
import { type CacheValue, cacheTagsOf, memoryBytesOf } from './cacheEntry.ts';

const bytesOf = (value: CacheValue, key = '/a') =>
  memoryBytesOf(key, {
    value,
    lastModified: 0,
    cacheControl: undefined,
    tags: [],
    isGood: true,
    isOnDisk: true,
  });

const large = Buffer.alloc(100_000);

test.each([
  {
    part: 'the html, two bytes a character',
    value: { kind: 'APP_PAGE', html: 'ä'.repeat(50_000) },
  },
  { part: 'the RSC answer', value: { kind: 'APP_PAGE', html: '', rscData: large } },
  {
    part: 'the segments',
    value: { kind: 'APP_PAGE', html: '', segmentData: new Map([['/_tree', large]]) },
  },
  { part: 'the body of a route', value: { kind: 'APP_ROUTE', body: large } },
  { part: 'other values', value: { kind: 'FETCH', data: { body: 'x'.repeat(100_000) } } },
] as { part: string; value: CacheValue }[])('the size of an entry contains $part', ({ value }) => {
  expect(bytesOf(value)).toBeGreaterThanOrEqual(100_000);
  expect(bytesOf(value)).toBeLessThan(105_000);
});

test('the size of an entry contains its key', () => {
  expect(bytesOf({ kind: 'APP_PAGE', html: '' }, '/'.repeat(50_000))).toBeGreaterThan(100_000);
});

test('tags of a document come from its headers, those of fetched data from the context', () => {
  const headers = { 'x-next-cache-tags': 'a,_N_T_/layout' };
  const page = { kind: 'APP_PAGE' as const, html: '', headers };
  expect(cacheTagsOf(page, { tags: ['b'] })).toEqual(['a', '_N_T_/layout']);
  expect(cacheTagsOf({ kind: 'FETCH' }, { tags: ['b'] })).toEqual(['b']);
  expect(cacheTagsOf({ kind: 'APP_PAGE', html: '' }, {})).toEqual([]);
});
