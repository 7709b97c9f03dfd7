import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { affordablePrices } from './affordablePrices.ts';
import { formulaCost, loanFormula } from './loanFormula.ts';
import { loanOffer } from './loanOffer.ts';
import { priceInHundredths, readLoanTerms, writeLoanTerms } from './loanTermsText.ts';
import { loanAt, loanOnTerms, type OwnTerms, ownMonthlyCost } from './ownTerms.ts';
import { testDuration, testLoan } from './testing/testLoan.ts';

const amount = (kronor: number): OwnTerms => ({ downPayment: { kind: 'amount', amount: kronor } });
const share = (percentage: number): OwnTerms => ({ downPayment: { kind: 'share', percentage } });

describe('a loan on a visitor’s own terms', () => {
  test('is the default without any', () => {
    expect(ownMonthlyCost(testLoan(), {})).toBe(loanOffer(testLoan())?.monthlyCost);
  });

  test.each<[string, OwnTerms, number | undefined]>([
    ['another period has its own residual', { months: 24 }, 24],
    ['a period that is not offered', { months: 84 }, undefined],
    ['a period between the contracts’ years', { months: 30 }, undefined],
  ])('%s', (_what, own, months) => {
    expect(loanOnTerms(testLoan(), own)?.months).toBe(months);
  });

  test.each<[string, OwnTerms, number | undefined]>([
    ['an amount', amount(100_000), 100_000],
    ['less than the lowest is not offered', amount(57_979), undefined],
    ['the lowest', amount(57_980), 57_980],
    ['more than the largest is not paid', amount(500_000), 145_000],
    ['a share of the price', share(30), 86_970],
    ['the lowest share', share(20), 57_980],
    ['a share below the lowest', share(19), undefined],
    ['a share above the largest', share(90), 145_000],
  ])('down payment: %s', (_what, own, paid) => {
    expect(loanOnTerms(testLoan(), own)?.downPayment).toBe(paid);
  });

  test('costs nothing if nothing is borrowed', () => {
    const all = { ...testDuration(36), maxDownPaymentPercentage: 100 };
    const option = testLoan({ price: 100_000, durations: [all], defaultDuration: all });
    expect(ownMonthlyCost(option, amount(100_000))).toBeUndefined();
  });
});

test('the prices of a budget', () => {
  // 3 776 a month at 289 900. The down payment is rounded up to whole kronor, so that some dearer cars cost less.
  expect(affordablePrices(testLoan(), {}, { low: 0, high: 3776 })).toEqual([
    { low: 101, high: 28_991_493 },
    { low: 28_991_501, high: 28_991_653 },
  ]);
});

test.each([
  [0, 0, []],
  [0, 1, [{ low: 594, high: 1793 }]],
  [1, 1, [{ low: 594, high: 1793 }]],
  [2, 2, [{ low: 1794, high: 2993 }]],
  [1, 2, [{ low: 594, high: 2993 }]],
])(
  'without interest and fees, a twelfth of the price is shown in units: %d to %d',
  (low, high, prices) => {
    const duration = { ...testDuration(12), minDownPaymentPercentage: 0 };
    const free = { interestRate: 0, invoiceFee: 0 };
    const loan = testLoan({ ...free, durations: [duration], defaultDuration: duration });
    // Half an öre, and then half a unit, is rounded up. A cost of nothing isn't shown.
    expect(affordablePrices(loan, {}, { low, high })).toEqual(prices);
  },
);

describe('a loan that costs the same at any price', () => {
  const toTheEnd = (minDownPaymentPercentage: number) => {
    const duration = { ...testDuration(36, 100), minDownPaymentPercentage };
    const free = { interestRate: 0, invoiceFee: 12.5 };
    return testLoan({ ...free, durations: [duration], defaultDuration: duration });
  };

  test.each([0, 20])('is within all budgets or none: at least %d %% paid', (percentage) => {
    const loan = toTheEnd(percentage);
    // Below it, the down payment, rounded up, is the whole price.
    const low = percentage === 0 ? 1 : 101;
    expect(affordablePrices(loan, {}, { low: 0, high: 12 })).toEqual([]);
    expect(affordablePrices(loan, {}, { low: 0, high: 13 })).toEqual([{ low, high: 2 ** 31 - 1 }]);
  });
});

test('no price has a loan for a period that is not offered', () => {
  expect(affordablePrices(testLoan(), { months: 84 }, { low: 0, high: 1e9 })).toEqual([]);
});

const period = fc.record({
  months: fc.constantFrom(1, 6, 12, 24, 36, 48, 60, 72, 84),
  residualPercentage: fc.constantFrom(0, 0, 12.5, 45, 65, 100),
  minDownPaymentPercentage: fc.constantFrom(0, 10, 20),
  maxDownPaymentPercentage: fc.constantFrom(20, 30, 50, 80, 95, 100),
});
const anyTerms = fc
  .record({
    interestRate: fc.oneof(fc.constantFrom(0, 5.95), fc.double({ min: 0, max: 40, noNaN: true })),
    invoiceFee: fc.constantFrom(0, 45, 12.5, 29.9),
    periods: fc.uniqueArray(period, {
      selector: ({ months }) => months,
      minLength: 1,
      maxLength: 4,
    }),
    standard: fc.nat(3),
  })
  .map(({ interestRate, invoiceFee, periods, standard }) => {
    const sorted = periods.toSorted((a, b) => a.months - b.months);
    const [first = testDuration(12), ...more] = sorted;
    const defaultDuration = sorted[standard % sorted.length] ?? first;
    return { interestRate, invoiceFee, durations: [first, ...more] as const, defaultDuration };
  });
const anyOwn: fc.Arbitrary<OwnTerms> = fc.record({
  months: fc.option(fc.constantFrom(12, 24, 36, 48, 60), { nil: undefined }),
  downPayment: fc.oneof(
    fc.constant(undefined),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(400_000) }),
    fc.record({ kind: fc.constant('share' as const), percentage: fc.nat(100) }),
  ),
});
const budget = fc
  .tuple(fc.oneof(fc.constant(0), fc.nat(5000)), fc.nat(9000))
  .map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) }));

/** Who pays everything borrows what rounding leaves, at any price. Such prices are too many to tell apart. */
const borrowing = anyOwn.filter(
  ({ downPayment }) => downPayment?.kind !== 'share' || downPayment.percentage < 100,
);

propertyTest.prop([
  anyTerms,
  borrowing,
  budget,
  fc.array(fc.integer({ min: 1, max: 90_000_000 }), { maxLength: 20 }),
])(
  'a price is affordable if the monthly cost on these terms, as shown, is within the budget',
  (terms, own, { low, high }, prices) => {
    const bands = affordablePrices(terms, own, { low, high });
    const edges = bands.slice(0, 20).flatMap((band) => [band.low, band.high]);
    const beside = edges.flatMap((edge) => [edge - 1, edge, edge + 1, edge - 100, edge + 100]);
    for (const price of [...beside, ...prices].filter((each) => each >= 1 && each < 2 ** 31)) {
      const cost = ownMonthlyCost(loanAt(terms, price / 100), own);
      const isAffordable = cost !== undefined && cost >= low && cost <= high;
      const isFound = bands.some((band) => price >= band.low && price <= band.high);
      expect({ price, cost, isFound }).toEqual({ price, cost, isFound: isAffordable });
    }
  },
);

propertyTest.prop([anyTerms, anyOwn, fc.array(fc.integer({ min: 1, max: 90_000_000 }))])(
  'a formula says of any price what the loan itself costs',
  (terms, own, prices) => {
    const formula = loanFormula(terms, own);
    for (const price of prices.map((hundredths) => hundredths / 100))
      expect(formula && formulaCost(formula, price)).toBe(
        ownMonthlyCost(loanAt(terms, price), own),
      );
  },
);

propertyTest.prop([anyTerms, anyOwn, fc.integer({ min: 1, max: 900_000 })])(
  'terms in an index cost what the loan itself does',
  (terms, own, price) => {
    const read = readLoanTerms(writeLoanTerms(terms));
    expect(read && ownMonthlyCost(loanAt(read, price), own)).toBe(
      ownMonthlyCost(loanAt(terms, price), own),
    );
  },
);

test.each([
  '',
  'x',
  '5.95 45',
  '5.95 45;36 20',
  '5.95 45;36 20;36',
  '5.95 45;36 20;36 0',
  '5.95;36 20;36 0 80',
  '5.95 45;36;36 0 80',
  'a 45;36 20;36 0 80',
])('unreadable terms: %s', (text) => {
  expect(readLoanTerms(text)).toBeUndefined();
});

test.each([
  [289_900, 28_990_000],
  [19_999.95, 1_999_995],
  [0.005, undefined],
  [21_474_836.47, 2_147_483_647],
  [21_474_836.48, undefined],
  [30_000_000, undefined],
])('the price %d in hundredths', (price, hundredths) => {
  expect(priceInHundredths({ price })).toBe(hundredths);
});
