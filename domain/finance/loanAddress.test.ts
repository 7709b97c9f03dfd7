import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readLoanAddress, writeLoanAddress } from './loanAddress.ts';

test.each([
  ['', {}],
  ['?page=2', {}],
  ['?loan_months=36', { months: 36 }],
  [
    '?loan_months=36&loan_down_payment=60000&loan_residual=12.5',
    { months: 36, downPayment: 60_000, residualPercentage: 12.5 },
  ],
  ['?loan_months=1e5&loan_down_payment=-1&loan_residual=', {}],
  ['?loan_months=%F0%9F%92%A9&loan_down_payment=NaN&loan_residual=Infinity', {}],
  ['?loan_months=9999999999', {}],
  ['?loan_months=24&loan_months=36', { months: 24 }],
])('%s holds %j', (query, choices) => {
  expect(readLoanAddress(query)).toEqual(choices);
});

test('other parameters stay', () => {
  const state = { months: 36, downPayment: 60_000, residualPercentage: 0 };
  expect(writeLoanAddress('?utm_source=mail&loan_months=12', state)).toBe(
    '?utm_source=mail&loan_months=36&loan_down_payment=60000&loan_residual=0',
  );
});

propertyTest.prop([
  fc.record({
    months: fc.nat(600),
    downPayment: fc.nat(9_999_999),
    residualPercentage: fc.nat(100),
  }),
])('a written address is read back', (state) => {
  expect(readLoanAddress(writeLoanAddress('', state))).toEqual(state);
});
