import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { startDeadline, systemTimers } from './deadline.ts';
import { createTestLoop } from './testing/testLoop.ts';

function start(ms: number) {
  const loop = createTestLoop();
  const expire = vi.fn();
  const cancel = startDeadline(loop.timers, ms, expire);
  return { loop, expire, cancel };
}

describe('a deadline', () => {
  test('expires once after its time, while the loop is free', () => {
    const { loop, expire } = start(1000);
    loop.pass(999);
    expect(expire).not.toHaveBeenCalled();
    loop.pass(1);
    expect(expire).toHaveBeenCalledTimes(1);
    loop.pass(10_000);
    expect(expire).toHaveBeenCalledTimes(1);
  });

  test.each([0, 400, 999])('never expires when cancelled after %d ms', (ms) => {
    const { loop, expire, cancel } = start(1000);
    loop.pass(ms);
    cancel();
    expect(loop.pending()).toBe(0);
    loop.pass(10_000);
    expect(expire).not.toHaveBeenCalled();
  });

  test('does not count the time during which the loop was blocked', () => {
    const { loop, expire } = start(1000);
    loop.block(5000);
    loop.pass(899);
    expect(expire).not.toHaveBeenCalled();
    loop.pass(1);
    expect(expire).toHaveBeenCalledTimes(1);
  });

  test('data that arrived while the last slice was blocked is read first', () => {
    const { loop, expire, cancel } = start(1000);
    loop.pass(950);
    loop.arrive(cancel);
    loop.block(3000);
    loop.pass(10_000);
    expect(expire).not.toHaveBeenCalled();
  });

  propertyTest.prop([fc.integer({ min: 10, max: 5000 }), fc.array(fc.nat({ max: 2000 }))])(
    'expires neither early nor later than ten blocks of the loop allow',
    (ms, blocks) => {
      const { loop, expire } = start(ms);
      for (const block of blocks) {
        if (loop.now() < ms) loop.block(Math.min(block, ms - loop.now() - 1));
      }
      expect(expire).not.toHaveBeenCalled();
      for (let turn = 0; turn < 10; turn += 1) loop.block(Math.ceil(ms / 10));
      expect(expire).toHaveBeenCalledTimes(1);
    },
  );
});

test('the timers of Node run tasks after their time and after the poll phase', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
  const expire = vi.fn();
  startDeadline(systemTimers, 1000, expire);
  vi.advanceTimersByTime(999);
  expect(expire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(expire).toHaveBeenCalledTimes(1);
  startDeadline(systemTimers, 1000, expire)();
  vi.advanceTimersByTime(5000);
  expect(expire).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
