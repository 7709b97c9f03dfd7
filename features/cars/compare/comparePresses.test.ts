import { beforeEach, expect, test, vi } from 'vitest';
import { testCar } from '#domain/cars/testing/testCar.ts';
import type * as Presses from './comparePresses.ts';

const [v60, niro] = [testCar({ id: 'V60' }), testCar({ id: 'NIRO' })];
let presses: typeof Presses;

// Each test gets a fresh module, as each page does.
beforeEach(async () => {
  vi.resetModules();
  presses = await import('./comparePresses.ts');
});

test('presses before the code has loaded are shown at once and queued', () => {
  presses.press(v60);
  presses.press(niro);
  presses.press(niro);
  expect(presses.isCompared('V60')).toBe(true);
  expect(presses.isCompared('NIRO')).toBe(false);
  const received: unknown[] = [];
  presses.takePresses((press) => received.push(press));
  expect(received).toEqual([
    { car: v60, isWanted: true },
    { car: niro, isWanted: true },
    { car: niro, isWanted: false },
  ]);
});

test('a press is delivered once, and queued again after the code has unmounted', () => {
  const received: string[] = [];
  const leave = presses.takePresses(({ car }) => received.push(car.id));
  presses.press(v60);
  expect(received).toEqual(['V60']);
  leave();
  presses.press(niro);
  expect(received).toEqual(['V60']);
  presses.takePresses(({ car }) => received.push(car.id));
  expect(received).toEqual(['V60', 'NIRO']);
});

test('pressing a chosen car removes it', () => {
  const received: boolean[] = [];
  presses.takePresses(({ isWanted }) => received.push(isWanted));
  presses.showChosen(['V60']);
  presses.press(v60);
  expect(received).toEqual([false]);
});

test('listeners are notified of every change until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = presses.onCompareChange(listener);
  presses.press(v60);
  presses.showChosen(['V60']);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  presses.showChosen([]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the code is needed after the first press', () => {
  expect(presses.isComparing()).toBe(false);
  presses.press(v60);
  presses.press(v60);
  expect(presses.isComparing()).toBe(true);
});

test.each([
  ['kept cars', () => '[]', true],
  ['nothing', () => null, false],
  [
    'a refusal',
    () => {
      throw new Error('denied');
    },
    false,
  ],
])('a page that finds %s in the storage', (_what, getItem, isNeeded) => {
  vi.stubGlobal('sessionStorage', { getItem });
  expect(presses.isComparing()).toBe(isNeeded);
});
