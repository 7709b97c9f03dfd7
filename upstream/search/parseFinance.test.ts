import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseFinance } from './parseFinance.ts';

const duration = (months: number, more = {}) => ({
  months,
  residual_percentage: 0,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: 80,
  ...more,
});

const wireLoan = {
  title: 'Billån',
  default_monthly_cost: 4503,
  default_monthly_cost_text: '4 503 kr/mån',
  interest_rate: 5.95,
  interest_rate_text: '5,95 %',
  start_fee: 495,
  start_fee_text: '495 kr',
  invoice_fee: 45,
  invoice_fee_text: '45 kr',
  price: 289_900,
  disclaimer: 'Lån på {1} över {2} månader.',
  description: 'Lån på 60 månader med 20 % kontantinsats.',
  contract_durations: [duration(36, { residual_percentage: 45 }), duration(60)],
  default_contract_duration: duration(60),
};

const wireLeasing = {
  title: 'Privatleasing',
  leasing_type: 'Private',
  monthly_cost: 4290,
  monthly_cost_text: '4 290 kr/mån',
  description: '36 månader och 1 000 mil om året.',
  duration: 36,
  mileage: 1000,
  asterisk_note: 'Försäkring tillkommer.',
};

/** The loan on the wire with other fields. */
const loanOf = (more: Readonly<Record<string, unknown>>) =>
  parseFinance({ car_loan_option: { ...wireLoan, ...more }, car_leasing_options: [] }, 300_000);

const leasingOf = (...options: readonly unknown[]) =>
  parseFinance({ car_leasing_options: options }, 300_000);

const domainDuration = (months: number, residualPercentage = 0) => ({
  months,
  residualPercentage,
  minDownPaymentPercentage: 20,
  maxDownPaymentPercentage: 80,
});

test('a loan', () => {
  expect(loanOf({})).toEqual({
    loan: {
      title: 'Billån',
      description: 'Lån på 60 månader med 20 % kontantinsats.',
      disclaimer: 'Lån på {1} över {2} månader.',
      price: 289_900,
      interestRate: 5.95,
      startFee: 495,
      invoiceFee: 45,
      durations: [domainDuration(36, 45), domainDuration(60)],
      defaultDuration: domainDuration(60),
    },
    leasing: [],
    problems: [],
  });
});

test('a car without options', () => {
  const none = { loan: undefined, leasing: [], problems: [] };
  expect(parseFinance({ car_leasing_options: [] }, 1)).toEqual(none);
  expect(parseFinance({ car_loan_option: null, car_leasing_options: [] }, 1)).toEqual(none);
});

describe('a loan with bad data is dropped, with the reason', () => {
  test.each([
    ['no interest rate', { interest_rate: undefined }, /^car_loan_option\.interest_rate: /],
    ['interest rate without number', { interest_rate: 'n/a' }, /interest_rate/],
    ['negative interest rate', { interest_rate: -1 }, /interest_rate/],
    ['absurd interest rate', { interest_rate: 289_900 }, /interest_rate/],
    ['fee without number', { start_fee: {} }, /start_fee/],
    ['negative fee', { invoice_fee: -45 }, /invoice_fee/],
    [
      'interest rate with a comma',
      { interest_rate: '5,95' },
      /interest_rate: not a number but a text like "9,99"/,
    ],
    ['price with a space', { price: '289 900' }, /price: not a number but a text like "999 999"/],
    ['disclaimer without text', { disclaimer: {} }, /disclaimer/],
    ['default duration that can’t be read', { default_contract_duration: {} }, /duration/],
    ['no durations', { contract_durations: [], default_contract_duration: null }, /duration/],
    [
      'invalid durations',
      { contract_durations: [duration(0), duration(36.5), 12], default_contract_duration: {} },
      /duration/,
    ],
  ])('%s', (_, more, problem) => {
    const { loan, problems } = loanOf(more);
    expect(loan).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  test('no price, neither of the loan nor of the car', () => {
    const wire = { car_loan_option: { ...wireLoan, price: 0 }, car_leasing_options: [] };
    expect(parseFinance(wire, undefined).problems).toEqual(['car_loan_option: has no price']);
    expect(parseFinance({ car_loan_option: 'x', car_leasing_options: [] }, 1).loan).toBeUndefined();
  });
});

describe('a loan with tolerable data is kept', () => {
  test.each([
    ['no interest', { interest_rate: 0 }, { interestRate: 0 }],
    ['numbers as texts', { interest_rate: '5.95', price: '289900' }, { interestRate: 5.95 }],
    ['no fees', { start_fee: undefined, invoice_fee: null }, { startFee: 0, invoiceFee: 0 }],
    ['no price of its own', { price: undefined }, { price: 300_000 }],
    ['no texts', { title: 7, disclaimer: ' ', description: null }, { title: '' }],
    [
      'unordered and repeated durations',
      { contract_durations: [duration(60), duration(12), duration(36), duration(12)] },
      { durations: [12, 36, 60].map((months) => domainDuration(months)) },
    ],
    [
      'one invalid duration',
      { contract_durations: [duration(12), duration(-1), duration(60)] },
      { durations: [12, 60].map((months) => domainDuration(months)) },
    ],
    [
      'only a default duration',
      { contract_durations: [] },
      { durations: [domainDuration(60)], defaultDuration: domainDuration(60) },
    ],
    [
      'no default duration',
      { default_contract_duration: undefined },
      { defaultDuration: domainDuration(60) },
    ],
    [
      'a maximum below the minimum',
      { contract_durations: [duration(12, { cash_amount_max_percentage: 5 })] },
      { durations: [{ ...domainDuration(12), maxDownPaymentPercentage: 20 }] },
    ],
    [
      'a contract of one month',
      { contract_durations: [duration(1)] },
      { durations: [domainDuration(1)] },
    ],
  ])('%s', (_, more, kept) => {
    const { loan, problems } = loanOf(more);
    expect(loan).toMatchObject(kept);
    expect(problems).toEqual([]);
  });
});

test('leasing options', () => {
  expect(leasingOf(wireLeasing, { leasing_type: 'COMPANY', monthly_cost: '3432' })).toEqual({
    loan: undefined,
    leasing: [
      {
        type: 'private',
        title: 'Privatleasing',
        monthlyCost: 4290,
        description: '36 månader och 1 000 mil om året.',
        duration: 36,
        mileage: 1000,
        note: 'Försäkring tillkommer.',
      },
      { type: 'company', title: '', monthlyCost: 3432 },
    ],
    problems: [],
  });
});

test.each([
  ['duration', '36 mån'],
  ['mileage', '1 000'],
  ['asterisk_note', {}],
])('leasing options are dropped if their %s can’t be read', (field, value) => {
  const { leasing, problems } = leasingOf({ ...wireLeasing, [field]: value });
  expect(leasing).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(`car_leasing_options.${field}: `)]);
});

test('invalid leasing options are dropped, with the reasons', () => {
  const { leasing, problems } = leasingOf(
    wireLeasing,
    { ...wireLeasing, monthly_cost: 0 },
    { ...wireLeasing, leasing_type: 'Public' },
    null,
  );
  expect(leasing).toHaveLength(1);
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(/^car_leasing_options\.monthly_cost: /);
});

propertyTest.prop([fc.anything(), fc.array(fc.anything())])(
  'parsing never fails, whatever an index sends',
  (loan, leasing) => {
    const parsed = parseFinance({ car_loan_option: loan, car_leasing_options: leasing }, 1000);
    expect(parsed.leasing.length + parsed.problems.length).toBeGreaterThanOrEqual(0);
  },
);

const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom('', '12', null, undefined));
propertyTest.prop([
  fc.record({
    interest_rate: anyNumber,
    start_fee: anyNumber,
    price: anyNumber,
    contract_durations: fc.array(
      fc.record({
        months: anyNumber,
        residual_percentage: anyNumber,
        cash_amount_min_percentage: anyNumber,
        cash_amount_max_percentage: anyNumber,
      }),
    ),
  }),
])('a parsed loan has finite, ordered numbers', (more) => {
  const { loan } = loanOf(more);
  if (!loan) return;
  const months = loan.durations.map((each) => each.months);
  expect(months).toEqual([...new Set(months)].sort((a, b) => a - b));
  expect([loan.price, loan.interestRate, loan.startFee].every(Number.isFinite)).toBe(true);
});
