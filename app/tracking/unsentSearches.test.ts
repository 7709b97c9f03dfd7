import { expect, test } from 'vitest';
import { createUnsentSearches } from './unsentSearches.ts';

/** The storage of a session. */
function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (at) => [...items.keys()][at] ?? null,
    removeItem: (name) => items.delete(name),
    setItem: (name, text) => items.set(name, text),
  };
}

test('terms are kept, and removed', () => {
  const storage = createStorage();
  const searches = createUnsentSearches(() => storage);
  searches.write(['volvo', 'under 300 000 kr']);
  expect(createUnsentSearches(() => storage).read()).toEqual(['volvo', 'under 300 000 kr']);
  searches.write([]);
  expect(storage).toHaveLength(0);
});

test.each(['anna@example.com', '070-123 45 67', '0701234567', '19850412-1234'])(
  '%s may be personal and is not kept',
  (term) => {
    const storage = createStorage();
    createUnsentSearches(() => storage).write(['volvo', term]);
    expect(createUnsentSearches(() => storage).read()).toEqual(['volvo']);
  },
);

test.each(['{', '{}', '[1, null]'])('%s in the storage is ignored', (text) => {
  const storage = createStorage();
  storage.setItem('unsentSearches', text);
  expect(createUnsentSearches(() => storage).read()).toEqual([]);
});

test('a denied storage keeps nothing', () => {
  const searches = createUnsentSearches(() => {
    throw new Error('denied');
  });
  searches.write(['volvo']);
  expect(searches.read()).toEqual([]);
});
