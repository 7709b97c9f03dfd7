import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { aprOf, creditOf, paymentOf } from './arithmetic.ts';

test.each([
  // 24 equal parts.
  ['without interest', 12_000, { rate: 0, term: 24, count: 24, lump: 0 }, 500],
  // The lump doesn't bear interest either.
  ['without interest, with a lump', 12_000, { rate: 0, term: 25, count: 24, lump: 2_400 }, 400],
  // One payment after a year.
  ['as one payment', 1_000, { rate: 0.1, term: 12, count: 0, lump: 1_100 }, Number.NaN],
])('a credit is repaid %s', (_what, credit, schedule, payment) => {
  if (Number.isNaN(payment)) expect(creditOf(0, schedule)).toBe(credit);
  else expect(paymentOf(credit, schedule)).toBe(payment);
});

const schedules = fc.record({
  rate: fc.double({ min: 0, max: 0.4, noNaN: true }),
  term: fc.integer({ min: 12, max: 84 }),
  lump: fc.integer({ min: 0, max: 5_000 }),
});

describe('every schedule', () => {
  propertyTest.prop([schedules, fc.integer({ min: 6_000, max: 90_000 })])(
    'repays its credit to a penny a payment',
    ({ rate, term, lump }, credit) => {
      for (const count of [term, term - 1]) {
        const schedule = { rate, term, count, lump };
        const payment = paymentOf(credit, schedule);
        expect(Math.abs(creditOf(payment, schedule) - credit)).toBeLessThanOrEqual(count / 100);
        // Interest is never negative.
        expect(count * payment + lump).toBeGreaterThanOrEqual(credit - count / 100);
      }
    },
  );

  propertyTest.prop([schedules, fc.integer({ min: 6_000, max: 90_000 })])(
    'costs its own rate without fees, and more with them',
    ({ rate, term, lump }, credit) => {
      const schedule = { rate, term, count: term, lump };
      const payment = paymentOf(credit, schedule);
      const apr = aprOf(credit, payment, schedule);
      expect(Math.abs(apr - rate)).toBeLessThan(0.001);
      expect(aprOf(credit, payment, { ...schedule, lump: lump + 10 })).toBeGreaterThanOrEqual(apr);
    },
  );
});
