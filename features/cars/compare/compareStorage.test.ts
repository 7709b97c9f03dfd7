import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as CompareStorage from './compareStorage.ts';

let storage: typeof CompareStorage;

/** A session's storage that may refuse. */
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

test('keeps the selection under its name, and nothing without cars', () => {
  const items = session();
  vi.stubGlobal('sessionStorage', items);
  storage.keepSelection('[1]');
  expect(items.getItem('compare')).toBe('[1]');
  expect(storage.keptSelection()).toBe('[1]');
  storage.keepSelection(null);
  expect(storage.keptSelection()).toBeNull();
});

test('a full storage: what was chosen last is remembered, not what had room', () => {
  const items = session();
  vi.stubGlobal('sessionStorage', items);
  storage.keepSelection('[1]');
  vi.stubGlobal('sessionStorage', { ...items, setItem: session({ refuses: true }).setItem });
  storage.keepSelection('[1,2]');
  expect(storage.keptSelection()).toBe('[1,2]');
  storage.keepSelection(null);
  expect(storage.keptSelection()).toBeNull();
});

test('no storage at all: the memory of the page does', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(storage.keptSelection()).toBeNull();
  storage.keepSelection('[1]');
  expect(storage.keptSelection()).toBe('[1]');
  storage.keepSelection(null);
  expect(storage.keptSelection()).toBeNull();
});
