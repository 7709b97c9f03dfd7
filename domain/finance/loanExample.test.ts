import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { loanExample, loanPayments } from './loanExample.ts';
import type { LoanOption } from './loanOption.ts';
import { initialLoan, type LoanState, loanReducer } from './loanState.ts';
import { testDuration, testLoan } from './testing/testLoan.ts';

function example(option: LoanOption, state: LoanState = initialLoan(option)) {
  const made = loanExample(option, state);
  if (!made.ok) throw new Error(made.failure.kind);
  return made.value;
}

function rate(option: LoanOption, state?: LoanState): number {
  const { effectiveRate } = example(option, state);
  return effectiveRate.ok ? effectiveRate.value : Number.NaN;
}

test('the example of the default choices', () => {
  const { effectiveRate, ...figures } = example(testLoan());
  expect(figures).toEqual({
    price: 289_900,
    downPayment: 57_980,
    credit: 231_920,
    months: 36,
    // An annuity of 3 731.30 by PMT(5.95 %/12; 36; -231 920; 130 455), and the invoice fee.
    monthlyCost: 3776.3,
    lastMonthlyCost: 3776.41,
    residual: 130_455,
    interestRate: 5.95,
    startFee: 495,
    invoiceFee: 45,
    total: 266_896.91,
  });
  expect(effectiveRate.ok && effectiveRate.value).toBeCloseTo(6.526, 3);
});

test('the payments are the start fee, a payment each month and the residual with the last', () => {
  const payments = loanPayments(example(testLoan()));
  expect(payments).toHaveLength(38);
  expect(payments[0]).toEqual({ amount: 495, years: 0 });
  const monthly = payments.slice(1, -1);
  expect(monthly.map(({ years }) => Math.round(years * 12))).toEqual(
    Array.from({ length: 36 }, (_, at) => at + 1),
  );
  expect(monthly.map(({ amount }) => amount)).toEqual([...Array(35).fill(3776.3), 3776.41]);
  expect(payments.at(-1)).toEqual({ amount: 130_455, years: 3 });
});

describe('bad input', () => {
  test('no interest and no fees costs nothing', () => {
    const free = testLoan({ interestRate: 0, startFee: 0, invoiceFee: 0 });
    const state = { months: 48, residualPercentage: 0, downPayment: 57_980 };
    expect(rate(free, state)).toBeCloseTo(0, 3);
    expect(example(free, state).total).toBe(231_920);
  });

  test('no interest with fees has the rate of the fees', () => {
    expect(rate(testLoan({ interestRate: 0 }))).toBeGreaterThan(0.3);
  });

  test('a contract of one month', () => {
    const duration = testDuration(1);
    const option = testLoan({ durations: [duration], defaultDuration: duration });
    expect(example(option)).toMatchObject({ months: 1, monthlyCost: 233_114.94 });
    expect(rate(option)).toBeGreaterThan(5.95);
  });

  test.each([289_900, 289_900.01])(
    'a down payment of %d leaves nothing to borrow',
    (downPayment) => {
      const state = { months: 36, residualPercentage: 0, downPayment };
      expect(loanExample(testLoan(), state)).toEqual({
        ok: false,
        failure: { kind: 'nothing-borrowed' },
      });
    },
  );

  test.each([
    [20, 0.56, 0.4],
    [1, 0.03, 0],
    [0.01, 0, 0.01],
  ])('a credit of %d is paid back by %d a month and %d in the end', (credit, ...monthly) => {
    const free = testLoan({ interestRate: 0, startFee: 0, invoiceFee: 0 });
    const state = { months: 36, residualPercentage: 0, downPayment: free.price - credit };
    const made = example(free, state);
    expect([made.monthlyCost, made.lastMonthlyCost]).toEqual(monthly);
  });

  test('a residual above the credit is lowered to it, so that only interest is paid', () => {
    const state = { months: 36, residualPercentage: 45, downPayment: 250_000 };
    const { residual, monthlyCost } = example(testLoan({ invoiceFee: 0 }), state);
    expect(residual).toBe(39_900);
    expect(monthlyCost).toBe(197.84);
  });

  test('a start fee above the credit leaves no rate, and everything else', () => {
    const made = example(testLoan({ startFee: 1_000_000 }));
    expect(made.effectiveRate).toEqual({ ok: false, failure: { kind: 'nothing-lent' } });
    expect(made.total).toBe(1_266_401.91);
  });
});

const anyLoan = fc
  .record({
    // Of lower prices, the largest down payment may be rounded up to the whole price.
    price: fc.integer({ min: 10_000, max: 10_000_000 }),
    interestRate: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 40, noNaN: true })),
    startFee: fc.integer({ min: 0, max: 900 }),
    invoiceFee: fc.integer({ min: 0, max: 100 }),
  })
  .map((more) => testLoan(more));
const anyMonths = fc.constantFrom(12, 24, 36, 48, 60, 72);
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

function chosen(option: LoanOption, months: number, share: number): LoanState {
  const facts = [
    { type: 'periodChosen', months },
    { type: 'downPaymentChosen', amount: option.price * share },
  ] as const;
  return facts.reduce((state, fact) => loanReducer(option, state, fact), initialLoan(option));
}

propertyTest.prop([anyLoan, anyMonths, anyShare])(
  'payments discounted at the effective rate are the credit, to within an öre',
  (option, months, share) => {
    const made = example(option, chosen(option, months, share));
    if (!made.effectiveRate.ok) {
      expect(made.startFee).toBeGreaterThanOrEqual(made.credit);
      return;
    }
    const growth = 1 + made.effectiveRate.value / 100;
    const present = loanPayments(made).reduce(
      (sum, { amount, years }) => sum + amount * growth ** -years,
      0,
    );
    expect(Math.abs(present - made.credit)).toBeLessThan(0.01);
  },
);

propertyTest.prop([
  anyLoan,
  anyMonths,
  anyShare,
  fc.constantFrom('startFee', 'invoiceFee'),
  fc.nat(500),
])(
  'more fees never lower the rate, the monthly cost or the total',
  (option, months, share, fee, more) => {
    const state = chosen(option, months, share);
    const [before, after] = [option, { ...option, [fee]: option[fee] + more }].map((each) =>
      example(each, state),
    );
    if (!before || !after) throw new Error('there are two examples');
    expect(after.total).toBeGreaterThanOrEqual(before.total);
    expect(after.monthlyCost).toBeGreaterThanOrEqual(before.monthlyCost);
    if (before.effectiveRate.ok && after.effectiveRate.ok) {
      expect(after.effectiveRate.value).toBeGreaterThanOrEqual(before.effectiveRate.value - 1e-9);
    }
  },
);

propertyTest.prop([anyLoan, anyMonths, anyShare, fc.double({ min: 0, max: 5, noNaN: true })])(
  'a higher interest rate never lowers the monthly cost',
  (option, months, share, more) => {
    const state = chosen(option, months, share);
    const dearer = { ...option, interestRate: option.interestRate + more };
    const [before, after] = [example(option, state), example(dearer, state)];
    expect(after.monthlyCost).toBeGreaterThanOrEqual(before.monthlyCost);
  },
);

propertyTest.prop([anyLoan, anyMonths, anyShare])(
  'amounts are whole öre, and the total is the sum of all payments',
  (option, months, share) => {
    const made = example(option, chosen(option, months, share));
    for (const amount of [made.monthlyCost, made.residual, made.credit, made.total]) {
      expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-4);
    }
    const paid = loanPayments(made).reduce((sum, { amount }) => sum + amount, 0);
    expect(made.total).toBeCloseTo(paid, 2);
  },
);
