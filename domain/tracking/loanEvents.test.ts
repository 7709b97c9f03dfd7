import { expect, test } from 'vitest';
import { isReported, loanChangeEvent } from './loanEvents.ts';

test('a change of the calculator has the choices and nothing personal', () => {
  const choices = { months: 36, downPayment: 57_980, residualPercentage: 45 };
  expect(loanChangeEvent(choices)).toEqual({
    event: 'loan_calculator_change',
    loan_months: 36,
    loan_down_payment: 57_980,
    loan_residual: 45,
  });
});

test.each([
  [0, false],
  [2, false],
  [3, true],
  [30, true],
])('%d changes are reported: %s', (changes, reported) => {
  expect(isReported(changes)).toBe(reported);
});
