import type { LoanOption } from '#domain/finance/loanOption.ts';
import {
  downPaymentLimits,
  downPaymentStops,
  loanPeriods,
  residualStops,
} from '#domain/finance/loanPeriods.ts';
import type { LoanFact, LoanState } from '#domain/finance/loanState.ts';
import type { LoanTexts } from './financeTexts.ts';
import type { Affix, FinanceFormats } from './formatFinance.ts';

/** A slider of the calculator. */
export interface LoanControl extends Affix {
  readonly label: string;
  readonly stops: readonly number[];
  readonly value: number;
  readonly format: (value: number) => string;
  /** What happens when a value is chosen. */
  readonly fact: (value: number) => LoanFact;
}

/** The sliders of a loan. One without a residual has no slider for it. */
export function loanControls(
  loan: LoanOption,
  state: LoanState,
  texts: LoanTexts,
  formats: FinanceFormats,
): readonly LoanControl[] {
  const { months, downPayment, residualPercentage } = state;
  const format = formats.number;
  const residuals = residualStops(loan, months);
  const period: LoanControl = {
    label: texts.loanPeriod,
    stops: loanPeriods(loan),
    value: months,
    format,
    suffix: formats.monthUnit(months),
    fact: (value) => ({ type: 'periodChosen', months: value }),
  };
  const cash: LoanControl = {
    label: texts.loanDownPayment,
    stops: downPaymentStops(downPaymentLimits(loan, months)),
    value: downPayment,
    format,
    ...formats.currencyAffix,
    fact: (value) => ({ type: 'downPaymentChosen', amount: value }),
  };
  const residual: LoanControl = {
    label: texts.loanResidual,
    stops: residuals,
    value: residualPercentage,
    format,
    suffix: '%',
    fact: (value) => ({ type: 'residualChosen', percentage: value }),
  };
  return residuals.length > 1 ? [period, cash, residual] : [period, cash];
}
