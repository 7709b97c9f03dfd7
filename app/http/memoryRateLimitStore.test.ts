import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createMemoryRateLimitStore } from './memoryRateLimitStore.ts';
import { createRateLimitStore } from './rateLimitStore.ts';

const start = 1_800_000_000_000;
const attempt = { name: 'a', windowMs: 60_000, intervalMs: 20_000, now: start };

test('of more keys than fit, the one counted longest ago is admitted again', () => {
  const store = createMemoryRateLimitStore(2);
  const takeAll = (key: string) => {
    while (store.take({ ...attempt, key }).ok && refusedMs(key) === 0);
  };
  const refusedMs = (key: string) => {
    const taken = store.take({ ...attempt, key });
    return taken.ok ? taken.value : Number.NaN;
  };
  takeAll('first');
  takeAll('second');
  expect([refusedMs('first'), refusedMs('second')]).toEqual([20_000, 20_000]);
  takeAll('third');
  expect(refusedMs('first')).toBe(0);
});

const steps = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b'),
    // The clock may be set back.
    stepMs: fc.integer({ min: -100_000, max: 40_000 }),
  }),
  { maxLength: 40 },
);

propertyTest.prop([steps], {
  numRuns: 30,
  // What counts no more is removed, so it doesn't count again after the clock was set back.
  examples: [
    [
      [
        { key: 'a', stepMs: 0 },
        { key: 'b', stepMs: 24_467 },
        { key: 'a', stepMs: 35_533 },
        { key: 'a', stepMs: -4_248 },
        { key: 'b', stepMs: -51_286 },
      ],
    ],
  ],
})('memory and file count alike', async (list) => {
  const folder = await createTestFolder();
  const file = createRateLimitStore(join(folder, 'a.sqlite'), () => undefined);
  const memory = createMemoryRateLimitStore(10);
  let now = start;
  try {
    for (const { key, stepMs } of list) {
      now += stepMs;
      const asked = { ...attempt, key, now };
      const expected = file.take(asked);
      expect(expected).toEqual(ok(expect.any(Number)));
      expect(memory.take(asked)).toEqual(expected);
    }
  } finally {
    file.close();
    await rm(folder, { recursive: true });
  }
});
