import type { ContractDuration, LoanOption } from '../loanOption.ts';

/** A contract duration; at least 20 % down payment. */
export function testDuration(
  months: number,
  residualPercentage = 0,
  maxDownPaymentPercentage = 80,
): ContractDuration {
  return {
    months,
    residualPercentage,
    minDownPaymentPercentage: 20,
    maxDownPaymentPercentage,
  };
}

/** A loan of a car for 289 900, with residuals up to three years, for tests to extend. */
export function testLoan(more: Partial<LoanOption> = {}): LoanOption {
  const defaultDuration = testDuration(36, 45, 50);
  return {
    title: 'Billån',
    description: 'Lån på 36 månader med 20 % kontantinsats.',
    price: 289_900,
    interestRate: 5.95,
    startFee: 495,
    invoiceFee: 45,
    durations: [
      testDuration(12, 65, 30),
      testDuration(24, 55, 40),
      defaultDuration,
      testDuration(48),
      testDuration(60),
      testDuration(72),
    ],
    defaultDuration,
    ...more,
  };
}
