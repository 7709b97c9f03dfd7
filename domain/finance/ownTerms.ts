import { loanCosts } from './loanExample.ts';
import { shownMonthlyCost } from './loanOffer.ts';
import type { LoanOption } from './loanOption.ts';
import { downPaymentLimits, loanPeriods, lowestDownPayment, periodTerms } from './loanPeriods.ts';
import { initialLoan, type LoanState } from './loanState.ts';

/** What a visitor would pay at the start, and for how long; what is absent is the loan's default. */
export interface OwnTerms {
  readonly months?: number | undefined;
  readonly downPayment?: OwnDownPayment | undefined;
}

export type OwnDownPayment =
  /** In whole units of the currency. */
  | { readonly kind: 'amount'; readonly amount: number }
  /** In percent of the price. */
  | { readonly kind: 'share'; readonly percentage: number };

/** The part of a loan that decides what it costs a month, apart from the price. */
export type LoanTerms = Pick<
  LoanOption,
  'interestRate' | 'invoiceFee' | 'durations' | 'defaultDuration'
>;

/** A loan of these terms for a car of some price. */
export function loanAt(terms: LoanTerms, price: number): LoanOption {
  // Paid at the start, so that no month depends on it.
  return { ...terms, price, title: '', startFee: 0 };
}

/**
 * The choices of the calculator for a visitor's own terms; undefined if the loan isn't offered on them: for
 * another period, or with a larger down payment. More than the largest down payment is not paid.
 */
export function loanOnTerms(
  option: LoanOption,
  { months: wanted, downPayment }: OwnTerms,
): LoanState | undefined {
  const initial = initialLoan(option);
  const months = wanted ?? initial.months;
  if (!loanPeriods(option).includes(months)) return undefined;
  const { residualPercentage } = periodTerms(option, months);
  const paid = downPaymentOf(option, months, downPayment);
  return paid === undefined ? undefined : { months, residualPercentage, downPayment: paid };
}

function downPaymentOf(
  option: LoanOption,
  months: number,
  wanted: OwnDownPayment | undefined,
): number | undefined {
  const { min, max } = downPaymentLimits(option, months);
  if (wanted === undefined) return min;
  if (wanted.kind === 'amount')
    return wanted.amount < min ? undefined : Math.min(wanted.amount, max);
  // By the percentages, because amounts of tiny prices are rounded to the same unit.
  const { percentage } = wanted;
  if (percentage < option.defaultDuration.minDownPaymentPercentage) return undefined;
  return Math.min(lowestDownPayment(option.price, percentage), max);
}

/** The monthly cost on a visitor's own terms, as shown; undefined if the loan isn't offered on them. */
export function ownMonthlyCost(option: LoanOption, own: OwnTerms): number | undefined {
  const state = loanOnTerms(option, own);
  const costs = state && loanCosts(option, state);
  return costs?.ok ? shownMonthlyCost(costs.value) || undefined : undefined;
}
