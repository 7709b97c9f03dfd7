import { expect, test, vi } from 'vitest';
import { createStoredText } from './storedText.ts';

/** A session storage that can be made to refuse writes. */
function session({ refuses = false } = {}) {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (refuses) throw new DOMException('refused', 'QuotaExceededError');
      items.set(name, text);
    },
    removeItem: (name: string) => items.delete(name),
  };
}

test('is stored under its name, and removed', () => {
  const items = session();
  vi.stubGlobal('sessionStorage', items);
  const text = createStoredText('sessionStorage', 'compare');
  text.write('[1]');
  expect(items.getItem('compare')).toBe('[1]');
  expect(text.read()).toBe('[1]');
  text.write(null);
  expect(text.read()).toBeNull();
});

test('is held in memory if the storage is full', () => {
  const items = session();
  vi.stubGlobal('sessionStorage', items);
  const text = createStoredText('sessionStorage', 'compare');
  text.write('[1]');
  vi.stubGlobal('sessionStorage', { ...items, setItem: session({ refuses: true }).setItem });
  text.write('[1,2]');
  expect(text.read()).toBe('[1,2]');
  text.refresh();
  expect(text.read()).toBe('[1]');
  text.write(null);
  expect(text.read()).toBeNull();
});

test('is held in memory if there is no storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const text = createStoredText('sessionStorage', 'compare');
  expect(text.read()).toBeNull();
  text.write('[1]');
  expect(text.read()).toBe('[1]');
  text.write(null);
  expect(text.read()).toBeNull();
});
