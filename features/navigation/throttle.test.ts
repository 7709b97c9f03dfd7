import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs immediately, then every 50 ms, and again 250 ms after the last call', () => {
  const work = vi.fn();
  const { call } = throttle(work, 50, 250);
  call();
  expect(work).toHaveBeenCalledTimes(1);
  for (let at = 10; at <= 100; at += 10) {
    vi.advanceTimersByTime(10);
    call();
  }
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(249);
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(4);
});

test('does not run after being cancelled', () => {
  const work = vi.fn();
  const { call, cancel } = throttle(work, 50, 250);
  call();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
