import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';

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
  'numberUnreadable',
] as const;

export function loanTexts(dictionary: Dictionary): LoanTexts {
  return pickTexts(dictionary, loanKeys);
}
