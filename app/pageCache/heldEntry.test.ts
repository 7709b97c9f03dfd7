import { expect, test } from 'vitest';
import type { CacheValue, StoredEntry } from './cacheEntry.ts';
import { heldEntry, holdEntry, memoryBytesOf } from './heldEntry.ts';

const entryOf = (value: CacheValue): StoredEntry => ({
  value,
  lastModified: 0,
  cacheControl: undefined,
  tags: [],
  isGood: true,
  isFiled: true,
});

const bytesOf = (value: CacheValue, key = '/a') => memoryBytesOf(key, holdEntry(entryOf(value)));

const large = Buffer.alloc(100_000);

test.each([
  {
    part: 'the bytes of the html',
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

test.each<CacheValue>([
  { kind: 'APP_PAGE', html: '<p>Höger – 10 €</p>', rscData: large, status: 404 },
  { kind: 'APP_ROUTE', body: large },
  { kind: 'REDIRECT' },
])('an entry that is held is the entry', (value) => {
  expect(heldEntry(holdEntry(entryOf(value)))).toEqual(entryOf(value));
});
