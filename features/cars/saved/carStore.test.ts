import { beforeEach, expect, test, vi } from 'vitest';
import { writeSavedCars } from '#domain/cars/savedCars.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { createCarStore } from './carStore.ts';

const [a, b] = [testCar({ id: 'a' }), testCar({ id: 'b' })];

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  });
});

/** Another tab writes these cars. */
function writeElsewhere(key: string | null, text?: string): void {
  if (text === undefined) items.clear();
  else items.set('saved', text);
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const ids = (store: ReturnType<typeof createCarStore>) => store.cars().map(({ id }) => id);

test('adds and removes cars, and reports each change', () => {
  const store = createCarStore('saved', 50);
  const listener = vi.fn();
  const stop = store.onChange(listener);
  store.add(a);
  store.add(b);
  expect(ids(store)).toEqual(['b', 'a']);
  expect(store.cars()).toBe(store.cars());
  store.remove('b');
  expect([store.has('a'), store.has('b')]).toEqual([true, false]);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  store.remove('a');
  expect(listener).toHaveBeenCalledTimes(3);
  expect(items.size).toBe(0);
});

test('a later page has the same cars', () => {
  createCarStore('saved', 50).add(a);
  expect(createCarStore('saved', 50).has('a')).toBe(true);
});

test('follows other tabs, and doesn’t undo their changes', () => {
  const store = createCarStore('saved', 50);
  const listener = vi.fn();
  store.onChange(listener);
  writeElsewhere('saved', writeSavedCars([a]));
  expect(ids(store)).toEqual(['a']);
  items.set('saved', writeSavedCars([a, b]));
  store.remove('a');
  expect(ids(store)).toEqual(['b']);
  writeElsewhere(null);
  expect(ids(store)).toEqual([]);
  writeElsewhere('other', writeSavedCars([a]));
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a page restored by the back button reads the cars again', () => {
  const store = createCarStore('saved', 50);
  store.onChange(() => undefined);
  expect(ids(store)).toEqual([]);
  items.set('saved', writeSavedCars([a]));
  window.dispatchEvent(new Event('pageshow'));
  expect(ids(store)).toEqual(['a']);
});

test('without storage, cars are kept until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  const store = createCarStore('saved', 50);
  store.add(a);
  expect(store.has('a')).toBe(true);
  store.remove('a');
  expect(store.has('a')).toBe(false);
});
