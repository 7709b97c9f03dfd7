import { expect, test } from 'vitest';
import { testDuration, testLoan } from '#domain/finance/testing/testLoan.ts';
import { template } from '#domain/template.ts';
import { loanTerms } from './loanTerms.ts';

const texts = {
  carLoan: 'Billån',
  carPageLoanTerms: template('{product}: {deposit} kontant, {months}, ränta {rate}'),
  carPageLoanTermsResidual: template(
    '{product}: {deposit} kontant, {months}, ränta {rate}, restvärde {residual}',
  ),
};

const monthlyCosts = { loan: 3776 };

/** Treats no-break spaces as ordinary ones. */
const termsOf = (car: Parameters<typeof loanTerms>[0]) =>
  loanTerms(car, texts, 'sv')?.replaceAll(/\s/g, ' ');

const plain = testLoan({ defaultDuration: testDuration(60), interestRate: 6.95 });

test('are the product, the deposit, the months and the rate of the default', () => {
  expect(termsOf({ loan: plain, monthlyCosts })).toBe(
    'Billån: 20 % kontant, 60 månader, ränta 6,95 %',
  );
  const motorcycle = { ...plain, title: 'MC-lån' };
  expect(termsOf({ loan: motorcycle, monthlyCosts })).toMatch(/^MC-lån: /);
  expect(termsOf({ loan: { ...plain, title: '' }, monthlyCosts })).toMatch(/^Billån: /);
});

test('say what is left to pay at the end', () => {
  expect(termsOf({ loan: testLoan(), monthlyCosts })).toBe(
    'Billån: 20 % kontant, 36 månader, ränta 5,95 %, restvärde 45 %',
  );
  const defaultDuration = testDuration(36, 1);
  const little = testLoan({ durations: [defaultDuration], defaultDuration });
  expect(termsOf({ loan: little, monthlyCosts })).toMatch(/, restvärde 1 %$/);
});

test('are left out without a monthly cost or without a loan', () => {
  expect(termsOf({ loan: plain, monthlyCosts: {} })).toBeUndefined();
  expect(termsOf({ monthlyCosts })).toBeUndefined();
});
