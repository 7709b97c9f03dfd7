import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { decodeEntry, encodeEntry, entryFileName } from './entryFile.ts';
import { pageOf } from './pageCacheFixtures.ts';

const entry = {
  value: pageOf('Bilar – från Nordvik'),
  lastModified: 1_800_000_000_000,
  cacheControl: { revalidate: 60, expire: 31_536_000 },
  tags: ['_N_T_/layout', '_N_T_/bilar'],
};

test('an entry is read back as it was written', () => {
  expect(decodeEntry('/a', encodeEntry('/a', entry))).toEqual(entry);
});

test('a route entry without lifetimes is read back', () => {
  const value = {
    kind: 'APP_ROUTE' as const,
    body: Buffer.from([0, 255]),
    headers: { a: ['b'] },
    status: 200,
  };
  const route = { value, lastModified: 1, cacheControl: undefined, tags: [] };
  expect(decodeEntry('/a', encodeEntry('/a', route))).toEqual(route);
});

test('a machine with another clock reads the times of its own', () => {
  const clockAhead = (ms: number) => ({
    toShared: (local: number) => local - ms,
    toLocal: (shared: number) => shared + ms,
  });
  const rendered = { ...entry, renderedSince: entry.lastModified - 100 };
  const file = encodeEntry('/a', rendered, clockAhead(600_000));
  expect(decodeEntry('/a', file, clockAhead(-600_000))).toEqual({
    ...rendered,
    lastModified: entry.lastModified - 1_200_000,
    renderedSince: entry.lastModified - 1_200_100,
  });
});

test('a file of another key is refused', () => {
  expect(decodeEntry('/b', encodeEntry('/a', entry))).toBeUndefined();
});

test('a file in another format is refused', () => {
  const file = encodeEntry('/a', entry);
  file.writeUInt32BE(2, 0);
  expect(decodeEntry('/a', file)).toBeUndefined();
});

test('a file with valid bytes and invalid content is refused', () => {
  const file = encodeEntry('/a', { ...entry, lastModified: Number.NaN });
  expect(decodeEntry('/a', file)).toBeUndefined();
});

test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])(
  'a file with a changed byte is refused',
  (at, change) => {
    const file = encodeEntry('/a', entry);
    const index = at % file.length;
    file.writeUInt8(file.readUInt8(index) ^ change, index);
    expect(decodeEntry('/a', file)).toBeUndefined();
  },
);

test.prop([fc.nat()])('a file that ends early is refused', (length) => {
  const file = encodeEntry('/a', entry);
  expect(decodeEntry('/a', file.subarray(0, length % file.length))).toBeUndefined();
});

test.prop([fc.uint8Array({ maxLength: 200 })])('any other file is refused', (bytes) => {
  expect(decodeEntry('/a', Buffer.from(bytes))).toBeUndefined();
});

test('every key, however long, has a short file name of its own', () => {
  const names = ['/a', '/b', `/${'a'.repeat(5000)}`, '/../../etc'].map(entryFileName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/);
});
