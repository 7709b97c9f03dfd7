import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { effectiveRate, type Payment } from './effectiveRate.ts';
import { monthlyPayment } from './monthlyPayment.ts';

const pay = (years: number, amount: number): Payment => ({ years, amount });

/** Equal payments at the end of each month. */
function monthly(amount: number, months: number): readonly Payment[] {
  return Array.from({ length: months }, (_, at) => pay((at + 1) / 12, amount));
}

/** The rate in percent. */
function percent(credit: number, payments: readonly Payment[]): number {
  const rate = effectiveRate(credit, payments);
  if (!rate.ok) throw new Error(rate.failure.kind);
  return rate.value * 100;
}

/** The payments of a loan whose fee is lent as well, as banks of Norway calculate their examples. */
interface LentFee {
  readonly credit: number;
  readonly rate: number;
  readonly months: number;
  readonly startFee: number;
  readonly invoiceFee: number;
}

function withLentFee({ credit, rate, months, startFee, invoiceFee }: LentFee) {
  const lent = { credit: credit + startFee, residual: 0, months, interestRate: rate };
  return monthly(monthlyPayment(lent) + invoiceFee, months);
}

/*
 * Directive 98/7/EC, Annex III: the examples of calculation that belong to the same equation. The
 * repeal of 2011 dropped the examples and kept the equation.
 */
describe('examples of the law', () => {
  test.each([
    ['first, by days', 1000, [pay(546 / 365, 1200)], 12.96],
    ['first, in a standard year', 1000, [pay(1.5, 1200)], 12.92],
    ['second: expenses of 50 are retained', 950, [pay(546 / 365, 1200)], 16.9],
    ['third: two payments', 1000, [pay(1, 600), pay(2, 600)], 13.07],
    ['fourth: three payments', 1000, [pay(0.25, 272), pay(0.5, 272), pay(1, 544)], 13.19],
  ])('%s', (_, credit, payments, rate) => {
    expect(percent(credit, payments)).toBeCloseTo(rate, 2);
  });
});

describe('price examples of banks', () => {
  const fees = { startFee: 2160, invoiceFee: 60 };
  const car = { credit: 150_000, months: 60, ...fees };
  const home = { months: 300, startFee: 2900, invoiceFee: 60 };
  const danske = { months: 300, startFee: 2200, invoiceFee: 60 };

  // https://www.dnb.no/privat/laan/priseksempler-laan.html: car loans of 150 000 over 5 years.
  test.each([
    [2.99, 4.55, 167_606],
    [3.65, 5.23, 170_297],
    [4.65, 6.28, 174_427],
  ])('DNB, a car loan at %d %%', (rate, effective, total) => {
    const payments = withLentFee({ ...car, rate });
    expect(percent(car.credit, payments)).toBeCloseTo(effective, 2);
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, -1);
  });

  // The same page: 2 000 000 over 25 years.
  test.each([
    [1.74, 1.83],
    [1.95, 2.04],
  ])('DNB, a home loan at %d %%', (rate, effective) => {
    const payments = withLentFee({ ...home, credit: 2_000_000, rate });
    expect(percent(2_000_000, payments)).toBeCloseTo(effective, 2);
  });

  // https://danskebank.no/privat/laan/priseksempler, prices of 1 October 2018.
  test.each([
    [2_000_000, 3.1, 3.21, 2_897_737, 9659],
    [2_000_000, 3.4, 3.52, 2_992_928, 9976],
    [1_500_000, 3.55, 3.7, 2_286_213, 7621],
  ])('Danske Bank, %d at %d %%', (credit, rate, effective, total, monthlyCost) => {
    const payments = withLentFee({ ...danske, credit, rate });
    expect(percent(credit, payments)).toBeCloseTo(effective, 2);
    expect(Math.round(payments[0]?.amount ?? 0)).toBe(monthlyCost);
    expect(Math.round(payments.reduce((sum, { amount }) => sum + amount, 0))).toBe(total);
  });

  test('Danske Bank, a loan of 300 000 with an invoice fee only', () => {
    const loan = { credit: 300_000, rate: 6.95, months: 60, startFee: 0, invoiceFee: 60 };
    expect(percent(300_000, withLentFee(loan))).toBeCloseTo(7.63, 2);
  });
});

describe('examples of car dealers', () => {
  // https://www.autoboland.ie/used-cars: hire purchase with a fee of 75 in the first and last payment.
  test.each([
    ['Fiat Panda', 10_462.5, 211.89, 8.8],
    ['Volvo EX30', 31_462.5, 621.51, 7.3],
    ['Ford Puma', 17_925, 354.09, 7.4],
  ])('%s', (_, credit, amount, rate) => {
    const fees = [pay(1 / 12, 75), pay(5, 75)];
    expect(percent(credit, [...monthly(amount, 60), ...fees])).toBeCloseTo(rate, 1);
  });

  // https://www.paulrigbygroup.co.uk/mg/new-car-offers/: the final payment is due in month 49.
  test('MG, with a final payment', () => {
    const payments = [...monthly(221.4, 48), pay(49 / 12, 4296.59)];
    expect(percent(10_995, payments)).toBeCloseTo(12.9, 1);
  });
});

describe('interest without fees', () => {
  // https://www.smartepenger.no/lan/155-hva-koster-et-lan: 8 % by the month is 8.30 %.
  // https://www.compricer.se, Ikano Bank: 18.37 % by the month is 20 %.
  test.each([
    [8, 8.3],
    [18.37, 20],
  ])('%d %% a year, paid monthly, is %d %%', (interestRate, effective) => {
    const amount = monthlyPayment({ credit: 100_000, residual: 0, months: 48, interestRate });
    expect(percent(100_000, monthly(amount, 48))).toBeCloseTo(effective, 2);
  });

  test('no interest and no fees is 0 %', () => {
    expect(percent(12_000, monthly(1000, 12))).toBeCloseTo(0, 9);
  });

  test('fees alone are a rate', () => {
    expect(percent(12_000, [pay(0, 200), ...monthly(1045, 12)])).toBeCloseTo(11.99, 2);
  });

  test('less paid than lent is a negative rate', () => {
    expect(percent(1000, [pay(1, 900)])).toBeCloseTo(-10, 9);
  });
});

test('a rate far below 0 is exact', () => {
  const payments = [pay(1 / 12, 442.33), pay(0.19, 1), pay(1.16, 1), pay(6.67, 611)];
  const force = Math.log1p(percent(10_584.53, payments) / 100);
  const present = payments.map(({ amount, years }) => amount * Math.exp(-force * years));
  expect(present.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(10_584.53, 6);
});

describe('no effective rate', () => {
  test.each([
    ['nothing-lent', 0, [pay(1, 100)]],
    ['nothing-lent', 500, [pay(0, 500), pay(1, 100)]],
    ['nothing-repaid', 1000, []],
    ['nothing-repaid', 1000, [pay(1, 0)]],
    ['rate-out-of-range', 1, [pay(0.001, 1e9)]],
    ['rate-out-of-range', 1e9, [pay(0.001, 1)]],
    ['invalid-payment', Number.NaN, [pay(1, 100)]],
    ['invalid-payment', 1000, [pay(1, Number.POSITIVE_INFINITY)]],
    ['invalid-payment', 1000, [pay(-1, 100)]],
    ['invalid-payment', -1000, [pay(1, 100)]],
  ])('%s', (kind, credit, payments) => {
    expect(effectiveRate(credit, payments)).toEqual({ ok: false, failure: { kind } });
  });
});

const amounts = fc.double({ min: 1, max: 100_000, noNaN: true });
const anyPayments = fc.array(
  fc.record({ amount: amounts, years: fc.double({ min: 1 / 12, max: 10, noNaN: true }) }),
  { minLength: 1, maxLength: 130 },
);
const anyCredit = fc.double({ min: 100, max: 2_000_000, noNaN: true });

/** Between nothing and a tenth more than the payments together. */
const anyShare = fc.double({ min: 0.01, max: 1.1, noNaN: true });

propertyTest.prop([anyShare, anyPayments])(
  'payments discounted at the rate are the credit, to within an öre',
  (share, payments) => {
    const credit = share * payments.reduce((sum, { amount }) => sum + amount, 0);
    const force = Math.log1p(percent(credit, payments) / 100);
    const present = payments.reduce(
      (sum, { amount, years }) => sum + amount * Math.exp(-force * years),
      0,
    );
    expect(Math.abs(present - credit)).toBeLessThan(0.01);
  },
);

propertyTest.prop([anyCredit, anyPayments, fc.nat(), amounts])(
  'a larger payment never lowers the rate',
  (credit, payments, which, more) => {
    const raised = payments.map((payment, at) =>
      at === which % payments.length ? { ...payment, amount: payment.amount + more } : payment,
    );
    const [before, after] = [effectiveRate(credit, payments), effectiveRate(credit, raised)];
    // A payment that is tiny beside the others may disappear in the precision of numbers.
    const noise = before.ok ? 1e-9 * (1 + Math.abs(before.value)) : 0;
    if (before.ok && after.ok) expect(after.value).toBeGreaterThanOrEqual(before.value - noise);
  },
);

propertyTest.prop([
  fc.double(),
  fc.array(fc.record({ amount: fc.double(), years: fc.double() }), { maxLength: 5 }),
])('the rate is a number or a failure, for any payments', (credit, payments) => {
  const rate = effectiveRate(credit, payments);
  if (rate.ok) expect(rate.value).toSatisfy(Number.isFinite);
  else expect(rate.failure.kind).not.toBe('');
});
