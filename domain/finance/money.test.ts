import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { roundMoney, sumMoney } from './money.ts';

test.each([
  // As binary fractions, these are just below half a unit.
  [1.005, 1.01],
  [2.675, 2.68],
  [8.345, 8.35],
  [1.0049, 1],
  [-1.005, -1],
  [0.0049, 0],
])('%d is rounded to %d', (amount, rounded) => {
  expect(roundMoney(amount)).toBe(rounded);
});

test('a sum has no errors of decimal fractions', () => {
  expect(sumMoney(0.1, 0.2)).toBe(0.3);
});

propertyTest.prop([fc.integer({ min: -1e13, max: 1e13 })])(
  'an amount with four decimals is rounded as whole numbers are',
  (tenThousandths) => {
    const hundredths = Math.floor((tenThousandths + 50) / 100);
    expect(roundMoney(tenThousandths / 10_000)).toBe(hundredths / 100);
  },
);
