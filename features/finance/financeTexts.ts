import type { Dictionary } from '#domain/content/dictionary.ts';

/** The texts of the loan calculator. */
export type LoanTexts = Pick<Dictionary, (typeof loanKeys)[number]>;

const loanKeys = [
  'carPerMonth',
  'loanPeriod',
  'loanDownPayment',
  'loanResidual',
  'loanMonthlyCost',
  'loanExample',
  'loanPrice',
  'loanCredit',
  'loanPayments',
  'loanInterest',
  'loanEffectiveRate',
  'loanStartFee',
  'loanInvoiceFee',
  'loanTotal',
  'loanSummary',
  'loanNothingBorrowed',
  'loanRateUnknown',
] as const;

/** Picks the texts of the calculator from the dictionary, because they are sent to the browser. */
export function loanTexts(dictionary: Dictionary): LoanTexts {
  const pairs = loanKeys.map((key) => [key, dictionary[key]] as const);
  // The keys come from the array that defines the type.
  return Object.fromEntries(pairs) as LoanTexts;
}
