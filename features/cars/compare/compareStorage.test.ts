import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as CompareStorage from './compareStorage.ts';

let storage: typeof CompareStorage;

/** A session storage that can be made to refuse writes. */
function session({ refuses = false } = {}) {
  const items = new Map<string, string>();
  const refuse = () => {
    if (refuses) throw new DOMException('refused', 'QuotaExceededError');
  };
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      refuse();
      items.set(name, text);
    },
    removeItem: (name: string) => items.delete(name),
  };
}

beforeEach(async () => {
  vi.resetModules();
  storage = await import('./compareStorage.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('stores the selection under its key, and removes an empty one', () => {
  const items = session();
  vi.stubGlobal('sessionStorage', items);
  storage.keepSelection('[1]');
  expect(items.getItem('compare')).toBe('[1]');
  expect(storage.keptSelection()).toBe('[1]');
  storage.keepSelection(null);
  expect(storage.keptSelection()).toBeNull();
});

test('with a full storage, the latest selection is kept in memory', () => {
  const items = session();
  vi.stubGlobal('sessionStorage', items);
  storage.keepSelection('[1]');
  vi.stubGlobal('sessionStorage', { ...items, setItem: session({ refuses: true }).setItem });
  storage.keepSelection('[1,2]');
  expect(storage.keptSelection()).toBe('[1,2]');
  storage.keepSelection(null);
  expect(storage.keptSelection()).toBeNull();
});

test('without storage, the selection is kept in memory', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(storage.keptSelection()).toBeNull();
  storage.keepSelection('[1]');
  expect(storage.keptSelection()).toBe('[1]');
  storage.keepSelection(null);
  expect(storage.keptSelection()).toBeNull();
});
