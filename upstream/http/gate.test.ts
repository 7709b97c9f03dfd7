import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createGate, type GateLimits } from './gate.ts';
import { createTestLoop } from './testing/testLoop.ts';

/** A gate and a log of the outcome of each request. */
function createLine(limits: Partial<GateLimits> = {}) {
  const loop = createTestLoop();
  const all = { maxConcurrent: 1, maxQueued: 10, maxWaitMs: 1000, ...limits };
  const gate = createGate(all, loop.timers);
  const log: string[] = [];
  const come = (...names: readonly string[]) => {
    for (const name of names) void gate.enter().then((outcome) => log.push(`${name} ${outcome}`));
  };
  return { gate, loop, log, come };
}

/** Runs all pending promise callbacks. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a gate', () => {
  test('admits requests up to the limit, and the others in order', async () => {
    const { gate, log, come } = createLine({ maxConcurrent: 2 });
    come('a', 'b', 'c', 'd');
    await settle();
    expect(log).toEqual(['a admitted', 'b admitted']);
    expect([gate.inFlight(), gate.queued()]).toEqual([2, 2]);
    gate.leave();
    gate.leave();
    await settle();
    expect(log.slice(2)).toEqual(['c admitted', 'd admitted']);
    gate.leave();
    gate.leave();
    expect([gate.inFlight(), gate.queued()]).toEqual([0, 0]);
  });

  test('refuses requests at once when its line is full', async () => {
    const { gate, log, come } = createLine({ maxQueued: 1 });
    come('a', 'b', 'c');
    await settle();
    expect(log).toEqual(['a admitted', 'c queue-full']);
    gate.leave();
    await settle();
    come('d');
    await settle();
    expect(log.slice(2)).toEqual(['b admitted']);
    expect(gate.queued()).toBe(1);
  });

  test('without a line, refuses what it can’t admit', async () => {
    const { log, come } = createLine({ maxQueued: 0 });
    come('a', 'b');
    await settle();
    expect(log).toEqual(['a admitted', 'b queue-full']);
  });

  test('refuses a request that waited too long, and keeps those behind it', async () => {
    const { gate, loop, log, come } = createLine();
    come('a', 'b');
    loop.pass(500);
    come('c');
    loop.pass(500);
    await settle();
    expect(log).toEqual(['a admitted', 'b waited-too-long']);
    expect(gate.queued()).toBe(1);
    gate.leave();
    await settle();
    expect(log.slice(2)).toEqual(['c admitted']);
  });

  test('lets a request wait on in its place', async () => {
    const { gate, loop, log, come } = createLine();
    come('a');
    let waitsOn = true;
    void gate.enter(1000, () => waitsOn).then((outcome) => log.push(`b ${outcome}`));
    loop.pass(500);
    come('c');
    loop.pass(500);
    await settle();
    expect(log).toEqual(['a admitted']);
    gate.leave();
    await settle();
    expect(log.slice(1)).toEqual(['b admitted']);
    void gate.enter(1000, () => waitsOn).then((outcome) => log.push(`d ${outcome}`));
    waitsOn = false;
    loop.pass(1000);
    await settle();
    expect(log.slice(2)).toEqual(['c waited-too-long', 'd waited-too-long']);
    expect(loop.pending()).toBe(0);
  });

  test('cancels the deadline of a request that it admits', async () => {
    const { gate, loop, log, come } = createLine();
    come('a', 'b');
    gate.leave();
    loop.pass(5000);
    await settle();
    expect(log).toEqual(['a admitted', 'b admitted']);
    expect(loop.pending()).toBe(0);
  });

  test('lets a request in ahead of the line, and then keeps to its limit again', async () => {
    const { gate, log, come } = createLine();
    come('a', 'b');
    gate.enterAtOnce();
    expect([gate.inFlight(), gate.queued()]).toEqual([2, 1]);
    gate.leave();
    await settle();
    expect(log).toEqual(['a admitted']);
    gate.leave();
    await settle();
    expect(log).toEqual(['a admitted', 'b admitted']);
    expect([gate.inFlight(), gate.queued()]).toEqual([1, 0]);
  });

  propertyTest.prop([
    fc.record({
      maxConcurrent: fc.integer({ min: 1, max: 4 }),
      maxQueued: fc.nat({ max: 4 }),
      maxWaitMs: fc.integer({ min: 10, max: 100 }),
    }),
    fc.array(fc.constantFrom('come', 'leave', 'pass')),
  ])('never exceeds its limits, and decides on every request', async (limits, events) => {
    const { gate, loop, log, come } = createLine(limits);
    for (const event of events) {
      if (event === 'come') come('x');
      if (event === 'leave' && gate.inFlight() > 0) gate.leave();
      if (event === 'pass') loop.pass(7);
      expect(gate.inFlight()).toBeLessThanOrEqual(limits.maxConcurrent);
      expect(gate.queued()).toBeLessThanOrEqual(limits.maxQueued);
      if (gate.queued() > 0) expect(gate.inFlight()).toBe(limits.maxConcurrent);
    }
    // Sums of tenths may be a rounding error later than their time.
    loop.pass(limits.maxWaitMs + 1);
    await settle();
    expect(log).toHaveLength(events.filter((event) => event === 'come').length);
  });
});
