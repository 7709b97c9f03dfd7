import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { downPaymentLimits, downPaymentStops, loanPeriods, residualStops } from './loanPeriods.ts';
import { initialLoan, type LoanFact, type LoanState, loanReducer } from './loanState.ts';
import { testDuration, testLoan } from './testing/testLoan.ts';

const option = testLoan();

/** The choices after some facts. */
function chosen(...facts: readonly LoanFact[]): LoanState {
  return facts.reduce((state, fact) => loanReducer(option, state, fact), initialLoan(option));
}

describe('periods', () => {
  test.each([
    [
      [12, 72],
      [12, 24, 36, 48, 60, 72],
    ],
    [
      [6, 30],
      [6, 18, 30],
    ],
    [
      [12, 40],
      [12, 24, 36, 40],
    ],
    [[36], [36]],
    [[1], [1]],
  ])('of contracts over %j months are %j', (months, periods) => {
    const [first = testDuration(1), ...more] = months.map((each) => testDuration(each));
    expect(loanPeriods({ durations: [first, ...more] })).toEqual(periods);
  });

  test('between two contracts has the terms of the longer one', () => {
    const sparse = testLoan({ durations: [testDuration(12, 65), testDuration(36, 45)] });
    const fact = { type: 'periodChosen', months: 24 } as const;
    expect(loanReducer(sparse, initialLoan(sparse), fact).residualPercentage).toBe(45);
  });
});

test('the default choices are those of the default contract, with the lowest down payment', () => {
  expect(initialLoan(option)).toEqual({ months: 36, residualPercentage: 45, downPayment: 57_980 });
});

describe('a new period', () => {
  test('resets the residual', () => {
    const lowered = { type: 'residualChosen', percentage: 10 } as const;
    expect(chosen(lowered).residualPercentage).toBe(10);
    expect(chosen(lowered, { type: 'periodChosen', months: 24 }).residualPercentage).toBe(55);
    expect(chosen(lowered, { type: 'periodChosen', months: 60 }).residualPercentage).toBe(0);
  });

  test('lowers the down payment if it is above the new maximum', () => {
    const high = { type: 'downPaymentChosen', amount: 140_000 } as const;
    expect(chosen(high).downPayment).toBe(140_000);
    expect(chosen(high, { type: 'periodChosen', months: 12 }).downPayment).toBe(87_000);
  });

  test('keeps a down payment that is below the new maximum', () => {
    const low = { type: 'downPaymentChosen', amount: 60_000 } as const;
    expect(chosen(low, { type: 'periodChosen', months: 12 }).downPayment).toBe(60_000);
    expect(
      chosen(
        { type: 'downPaymentChosen', amount: 80_000 },
        { type: 'periodChosen', months: 12 },
        { type: 'periodChosen', months: 60 },
      ).downPayment,
    ).toBe(80_000);
  });

  test('is the closest possible one', () => {
    const months = [-1, 12, 29, 30, 31, 1000];
    const nearest = months.map((each) => chosen({ type: 'periodChosen', months: each }).months);
    // Of two equally close ones, the shorter one.
    expect(nearest).toEqual([12, 12, 24, 24, 36, 72]);
  });

  test('that is the same keeps the choices', () => {
    const state = chosen({ type: 'residualChosen', percentage: 10 });
    expect(loanReducer(option, state, { type: 'periodChosen', months: 36 })).toBe(state);
  });

  test('is chosen even if it changes nothing else', () => {
    const before = chosen({ type: 'periodChosen', months: 48 });
    const after = loanReducer(option, before, { type: 'periodChosen', months: 60 });
    expect(after).toEqual({ ...before, months: 60 });
  });
});

describe('the down payment', () => {
  test.each([
    ['above its maximum', 1_000_000, 145_000],
    ['below its minimum', 0, 57_980],
    ['with a fraction', 60_000.4, 60_000],
  ])('%s', (_, amount, downPayment) => {
    expect(chosen({ type: 'downPaymentChosen', amount }).downPayment).toBe(downPayment);
  });

  test.each([
    [12, { min: 57_980, max: 87_000 }],
    [36, { min: 57_980, max: 145_000 }],
    [60, { min: 57_980, max: 232_000 }],
  ])('over %d months is within %j, rounded to the nearest thousand', (months, limits) => {
    expect(downPaymentLimits(option, months)).toEqual(limits);
  });

  test('is never above the price, nor its maximum below its minimum', () => {
    const cheap = testLoan({ price: 400 });
    expect(downPaymentLimits(cheap, 60)).toEqual({ min: 80, max: 80 });
    const all = testDuration(12, 0, 100);
    const whole = testLoan({ durations: [all], defaultDuration: all, price: 289_900 });
    expect(downPaymentLimits(whole, 12).max).toBe(289_900);
  });

  test.each([
    [{ min: 57_980, max: 61_000 }, [57_980, 58_000, 59_000, 60_000, 61_000]],
    [{ min: 2000, max: 4000 }, [2000, 3000, 4000]],
    [{ min: 80, max: 80 }, [80]],
    [{ min: 80, max: 400 }, [80, 400]],
    [{ min: 0, max: 1500 }, [0, 1000, 1500]],
  ])('within %j has the steps %j', (limits, steps) => {
    expect(downPaymentStops(limits)).toEqual(steps);
  });
});

test('an absurd price has a slider of ten thousand steps at most', () => {
  const steps = downPaymentStops({ min: 1, max: 800_000_000 });
  expect(steps).toHaveLength(8001);
  expect(steps.slice(0, 3)).toEqual([1, 100_000, 200_000]);
});

test('ten thousand steps are no reason for larger ones', () => {
  const steps = downPaymentStops({ min: 0, max: 10_000 * 1_000 });
  expect(steps.slice(0, 2)).toEqual([0, 1_000]);
});

test('the residual is between none and that of the contract', () => {
  expect(chosen({ type: 'residualChosen', percentage: 90 }).residualPercentage).toBe(45);
  expect(chosen({ type: 'residualChosen', percentage: -5 }).residualPercentage).toBe(0);
  expect(residualStops(option, 36)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
  expect(residualStops(option, 60)).toEqual([0]);
});

test('choices of an address are limited like those of a visitor', () => {
  const choices = { months: 12, residualPercentage: 99, downPayment: 5 };
  expect(chosen({ type: 'addressOpened', choices })).toEqual({
    months: 12,
    residualPercentage: 65,
    downPayment: 57_980,
  });
  expect(chosen({ type: 'addressOpened', choices: {} })).toEqual(initialLoan(option));
  expect(chosen({ type: 'addressOpened', choices: { downPayment: 70_000 } })).toEqual({
    ...initialLoan(option),
    downPayment: 70_000,
  });
});

test.each<LoanFact>([
  { type: 'periodChosen', months: Number.NaN },
  { type: 'residualChosen', percentage: Number.NaN },
  { type: 'downPaymentChosen', amount: Number.NaN },
])('a value that isn’t a number changes nothing: $type', (fact) => {
  const state = initialLoan(option);
  expect(loanReducer(option, state, fact)).toBe(state);
});

test.each<LoanFact>([
  { type: 'residualChosen', percentage: 45 },
  { type: 'downPaymentChosen', amount: 57_980 },
  { type: 'addressOpened', choices: { residualPercentage: 99, downPayment: 0 } },
])('what is chosen already changes nothing: $type', (fact) => {
  const state = initialLoan(option);
  expect(loanReducer(option, state, fact)).toBe(state);
});

const anyNumber = fc.double({ min: -1e7, max: 1e7, noNaN: true });
const anyFact: fc.Arbitrary<LoanFact> = fc.oneof(
  anyNumber.map((months) => ({ type: 'periodChosen', months }) as const),
  anyNumber.map((percentage) => ({ type: 'residualChosen', percentage }) as const),
  anyNumber.map((amount) => ({ type: 'downPaymentChosen', amount }) as const),
);

propertyTest.prop([fc.array(anyFact, { maxLength: 20 })])(
  'choices are within the limits after any facts',
  (facts) => {
    const { months, residualPercentage, downPayment } = chosen(...facts);
    const { min, max } = downPaymentLimits(option, months);
    expect(loanPeriods(option)).toContain(months);
    expect(downPayment).toBeGreaterThanOrEqual(min);
    expect(downPayment).toBeLessThanOrEqual(max);
    expect(residualStops(option, months)[0]).toBeLessThanOrEqual(residualPercentage);
    expect(residualStops(option, months).at(-1)).toBeGreaterThanOrEqual(residualPercentage);
  },
);
