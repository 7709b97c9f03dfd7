import { loanCosts } from './loanExample.ts';
import type { LoanOption } from './loanOption.ts';
import { initialLoan } from './loanState.ts';

/** The default choices of a loan and what they cost: what the calculator shows first. */
export interface LoanOffer {
  /** The monthly cost as shown. */
  readonly monthlyCost: number;
  readonly months: number;
  /** The lowest down payment, in percent of the price. */
  readonly downPaymentPercentage: number;
  /** What is left to pay at the end, in percent of the price. */
  readonly residualPercentage: number;
}

/** The default of a loan; undefined if nothing has to be paid by the month. */
export function loanOffer(option: LoanOption): LoanOffer | undefined {
  const state = initialLoan(option);
  const costs = loanCosts(option, state);
  if (!costs.ok) return undefined;
  const monthlyCost = shownMonthlyCost(costs.value);
  if (monthlyCost === 0) return undefined;
  const { months, residualPercentage } = state;
  const { minDownPaymentPercentage: downPaymentPercentage } = option.defaultDuration;
  return { monthlyCost, months, downPaymentPercentage, residualPercentage };
}

/** A monthly cost as shown everywhere: in whole units of the currency, half a unit rounded up. */
export function shownMonthlyCost({ monthlyCost }: { readonly monthlyCost: number }): number {
  return Math.round(monthlyCost);
}
