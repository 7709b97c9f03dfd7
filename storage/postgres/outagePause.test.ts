import { beforeEach, expect, test, vi } from 'vitest';
import { type AskUnlessPaused, createOutagePause } from './outagePause.ts';

const down = new Error('connection refused');
const wrongValue = Object.assign(new Error('invalid input'), { code: '22P02' });
const good = vi.fn(async () => 'value');
const failing = vi.fn(async () => Promise.reject(down));
let clock: number;
let ask: AskUnlessPaused;

beforeEach(() => {
  clock = 0;
  ask = createOutagePause({ now: () => clock, pauseMs: 1_000 });
  good.mockClear();
  failing.mockClear();
});

test('after a failure, calls fail at once with the same error, until the pause is over', async () => {
  await expect(ask(failing)).rejects.toBe(down);
  clock += 999;
  await expect(ask(good)).rejects.toBe(down);
  expect(good).not.toHaveBeenCalled();
  clock += 1;
  expect(await ask(good)).toBe('value');
  expect(await ask(good)).toBe('value');
});

test('one call at a time finds out whether the database works again', async () => {
  await expect(ask(failing)).rejects.toBe(down);
  clock += 1_000;
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = ask(() => promise);
  await expect(ask(good)).rejects.toBe(down);
  resolve('first');
  expect(await first).toBe('first');
  expect(await ask(good)).toBe('value');
});

test('a failure after the pause begins another one', async () => {
  await expect(ask(failing)).rejects.toBe(down);
  clock += 1_000;
  await expect(ask(failing)).rejects.toBe(down);
  clock += 999;
  await expect(ask(good)).rejects.toBe(down);
  expect(failing).toHaveBeenCalledTimes(2);
});

test('a value that doesn’t fit says nothing about other calls', async () => {
  await expect(ask(() => Promise.reject(wrongValue))).rejects.toBe(wrongValue);
  expect(await ask(good)).toBe('value');
});
