import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { loanExample } from './loanExample.ts';
import { loanOffer, shownMonthlyCost } from './loanOffer.ts';
import { initialLoan } from './loanState.ts';
import { testDuration, testLoan } from './testing/testLoan.ts';

test('the offer of a loan is the default of the calculator, without öre', () => {
  // 3 776.30 in the example.
  expect(loanOffer(testLoan())).toEqual({
    monthlyCost: 3776,
    months: 36,
    downPaymentPercentage: 20,
    residualPercentage: 45,
  });
});

test.each([
  [3776.49, 3776],
  [3776.5, 3777],
  [3776.51, 3777],
  [0.4, 0],
])('%d a month is shown as %d', (monthlyCost, shown) => {
  expect(shownMonthlyCost({ monthlyCost })).toBe(shown);
});

test('there is no offer if nothing is borrowed or nothing is paid by the month', () => {
  const duration = { ...testDuration(36), minDownPaymentPercentage: 100 };
  expect(loanOffer(testLoan({ durations: [duration], defaultDuration: duration }))).toBeUndefined();
  const toTheEnd = testDuration(36, 100);
  const free = testLoan({
    interestRate: 0,
    invoiceFee: 0,
    durations: [toTheEnd],
    defaultDuration: toTheEnd,
  });
  expect(loanOffer(free)).toBeUndefined();
});

propertyTest.prop({
  price: fc.integer({ min: 1, max: 10_000_000 }),
  interestRate: fc.double({ min: 0, max: 40, noNaN: true }),
  invoiceFee: fc.integer({ min: 0, max: 100 }),
  months: fc.integer({ min: 1, max: 120 }),
  residual: fc.integer({ min: 0, max: 80 }),
})('the offer never differs from the example by more than half a unit', (terms) => {
  const { months, residual, ...more } = terms;
  const duration = testDuration(months, residual);
  const option = testLoan({ ...more, durations: [duration], defaultDuration: duration });
  const example = loanExample(option, initialLoan(option));
  const exact = example.ok ? example.value.monthlyCost : 0;
  expect(Math.abs((loanOffer(option)?.monthlyCost ?? 0) - exact)).toBeLessThanOrEqual(0.5);
});
