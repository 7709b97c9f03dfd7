import type { LoanOption } from './loanOption.ts';
import { downPaymentLimits, nearestPeriod, periodTerms } from './loanPeriods.ts';

/** What the visitor has chosen; always within the limits of the loan. */
export interface LoanState {
  /** The period in months. */
  readonly months: number;
  /** What is left to pay at the end, in percent of the price. */
  readonly residualPercentage: number;
  readonly downPayment: number;
}

/** Something that happened to the calculator. Numbers may be out of range. */
export type LoanFact =
  | { readonly type: 'periodChosen'; readonly months: number }
  | { readonly type: 'residualChosen'; readonly percentage: number }
  | { readonly type: 'downPaymentChosen'; readonly amount: number }
  /** The page was opened by an address with choices. */
  | { readonly type: 'addressOpened'; readonly choices: Partial<LoanState> };

/** The default choices: the default contract, its residual and the lowest down payment. */
export function initialLoan(option: LoanOption): LoanState {
  const months = nearestPeriod(option, option.defaultDuration.months);
  const { residualPercentage } = periodTerms(option, months);
  return { months, residualPercentage, downPayment: downPaymentLimits(option, months).min };
}

/** The choices after a fact. The same object if the fact changes nothing. */
export function loanReducer(option: LoanOption, state: LoanState, fact: LoanFact): LoanState {
  const next = nextState(option, state, fact);
  return isSame(next, state) ? state : next;
}

function nextState(option: LoanOption, state: LoanState, fact: LoanFact): LoanState {
  switch (fact.type) {
    case 'periodChosen':
      return choosePeriod(option, state, fact.months);
    case 'residualChosen':
      return chooseResidual(option, state, fact.percentage);
    case 'downPaymentChosen':
      return chooseDownPayment(option, state, fact.amount);
    case 'addressOpened':
      return openAddress(option, state, fact.choices);
  }
}

/** A new period resets the residual, and lowers the down payment if it is above the new maximum. */
function choosePeriod(option: LoanOption, state: LoanState, wanted: number): LoanState {
  if (Number.isNaN(wanted)) return state;
  const months = nearestPeriod(option, wanted);
  if (months === state.months) return state;
  const { residualPercentage } = periodTerms(option, months);
  const { max } = downPaymentLimits(option, months);
  return { months, residualPercentage, downPayment: Math.min(state.downPayment, max) };
}

function chooseResidual(option: LoanOption, state: LoanState, percentage: number): LoanState {
  if (Number.isNaN(percentage)) return state;
  const { residualPercentage: max } = periodTerms(option, state.months);
  return { ...state, residualPercentage: within(percentage, 0, max) };
}

function chooseDownPayment(option: LoanOption, state: LoanState, amount: number): LoanState {
  if (Number.isNaN(amount)) return state;
  const { min, max } = downPaymentLimits(option, state.months);
  return { ...state, downPayment: within(Math.round(amount), min, max) };
}

function openAddress(
  option: LoanOption,
  state: LoanState,
  {
    months = Number.NaN,
    residualPercentage = Number.NaN,
    downPayment = Number.NaN,
  }: Partial<LoanState>,
): LoanState {
  const facts: readonly LoanFact[] = [
    { type: 'periodChosen', months },
    { type: 'residualChosen', percentage: residualPercentage },
    { type: 'downPaymentChosen', amount: downPayment },
  ];
  return facts.reduce((before, fact) => nextState(option, before, fact), state);
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function isSame(a: LoanState, b: LoanState): boolean {
  return (
    a.months === b.months &&
    a.residualPercentage === b.residualPercentage &&
    a.downPayment === b.downPayment
  );
}
