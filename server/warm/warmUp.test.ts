import { beforeEach, expect, test, vi } from 'vitest';
import { warmUp } from './warmUp.ts';

beforeEach(() => void vi.useFakeTimers());

const options = { concurrent: 2, limitMs: 5_000 };
const taking = (ms: number) => vi.fn(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('runs all tasks, some at a time, and waits for them', async () => {
  const tasks = [taking(1_000), taking(1_000), taking(1_000)];
  const done = warmUp(tasks, options);
  await vi.advanceTimersByTimeAsync(500);
  expect(tasks.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await done).toBe(3);
});

test('tasks that hang end the wait after its limit, and no other one starts', async () => {
  const hanging = () => new Promise(() => undefined);
  const late = taking(0);
  const done = warmUp([hanging, taking(4_999), hanging, late], options);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await done).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(late).not.toHaveBeenCalled();
});

test('a task that ends after the limit starts no other one', async () => {
  const late = taking(0);
  const done = warmUp([taking(6_000), taking(6_000), late], options);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await done).toBe(0);
  expect(late).not.toHaveBeenCalled();
});

test('nothing to do takes no time', async () => {
  expect(await warmUp([], options)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
