import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { clockErrorMs, createValkeyClock } from './valkeyClock.ts';

const start = 1_800_000_000_000;

/** A machine whose clock is ahead of the server's, and whose questions take some time. */
function createMachine(aheadMs: number, answerMs: number) {
  let time = start;
  const clock = createValkeyClock(() => time + aheadMs);
  return {
    clock,
    compare: async () => {
      await clock.compare({
        time: async () => {
          time += answerMs / 2;
          const reply = [
            String(Math.floor(time / 1_000)),
            String(Math.floor((time % 1_000) * 1_000)),
          ];
          time += answerMs / 2;
          return reply;
        },
      });
    },
  };
}

propertyTest.prop([
  fc.integer({ min: -600_000, max: 600_000 }),
  fc.integer({ min: -600_000, max: 600_000 }),
  fc.nat(40),
  fc.nat(40),
])('machines agree on times, whatever their clocks say', async (ahead, otherAhead, ms, otherMs) => {
  const [one, other] = [createMachine(ahead, ms), createMachine(otherAhead, otherMs)];
  await one.compare();
  await other.compare();
  const there = other.clock.toLocal(one.clock.toShared(start + ahead));
  expect(Math.abs(there - (start + otherAhead))).toBeLessThan(clockErrorMs);
});

test('a slow answer isn’t used', async () => {
  const { clock, compare } = createMachine(600_000, 41);
  await compare();
  expect(clock.isCompared()).toBe(false);
  expect(clock.toShared(start)).toBe(start);
});
