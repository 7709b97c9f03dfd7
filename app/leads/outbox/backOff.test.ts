import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { backOff } from './backOff.ts';

const limits = { firstMs: 500, maxMs: 60_000 };

test.each([
  [1, 250, 500],
  [2, 500, 1_000],
  [3, 1_000, 2_000],
  [7, 16_000, 32_000],
  [8, 30_000, 60_000],
  [1_000_000, 30_000, 60_000],
])('after %d failures the wait is %d to %d ms', (failures, least, most) => {
  expect(backOff(failures, limits, () => 0)).toBe(least);
  expect(backOff(failures, limits, () => 1)).toBe(most);
});

propertyTest.prop([fc.nat({ max: 100 }), fc.double({ min: 0, max: 1, noNaN: true })])(
  'more failures never make it shorter',
  (more, random) => {
    const after = (failures: number) => backOff(failures, limits, () => random);
    expect(after(more + 2)).toBeGreaterThanOrEqual(after(more + 1));
  },
);
