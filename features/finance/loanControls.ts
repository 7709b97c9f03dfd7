import { fillText } from '#domain/fillText.ts';
import type { LoanOption } from '#domain/finance/loanOption.ts';
import {
  downPaymentLimits,
  downPaymentStops,
  loanPeriods,
  residualStops,
} from '#domain/finance/loanPeriods.ts';
import type { LoanFact, LoanState } from '#domain/finance/loanState.ts';
import { readWholeNumber } from '#domain/numbers/readNumber.ts';
import type { LoanTexts } from './financeTexts.ts';
import type { Affix, FinanceFormats } from './formatFinance.ts';

/** A slider of the calculator. */
export interface LoanControl extends Affix {
  readonly label: string;
  readonly stops: readonly number[];
  readonly value: number;
  readonly format: (value: number) => string;
  readonly read: (typed: string) => number | undefined;
  readonly invalidText: string;
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
  const residuals = residualStops(loan, months);
  const { currencyAffix } = formats;
  const period: LoanControl = {
    label: texts.loanPeriod,
    stops: loanPeriods(loan),
    ...writtenValue(months, formats.number, texts),
    suffix: formats.monthUnit(months),
    read: (typed) => readWholeNumber(typed, [formats.monthUnit(months)]),
    fact: (value) => ({ type: 'periodChosen', months: value }),
  };
  const cash: LoanControl = {
    label: texts.loanDownPayment,
    stops: downPaymentStops(downPaymentLimits(loan, months)),
    ...writtenValue(downPayment, formats.number, texts),
    ...currencyAffix,
    read: (typed) => readWholeNumber(typed, [currencyAffix.prefix, currencyAffix.suffix]),
    fact: (value) => ({ type: 'downPaymentChosen', amount: value }),
  };
  const residual: LoanControl = {
    label: texts.loanResidual,
    stops: residuals,
    ...writtenValue(residualPercentage, formats.decimal, texts),
    suffix: '%',
    read: (typed) => formats.readDecimal(typed, '%'),
    fact: (value) => ({ type: 'residualChosen', percentage: value }),
  };
  return residuals.length > 1 ? [period, cash, residual] : [period, cash];
}

/** A value with its format, which the text for unreadable numbers shows as an example. */
function writtenValue(
  value: number,
  format: LoanControl['format'],
  texts: LoanTexts,
): Pick<LoanControl, 'value' | 'format' | 'invalidText'> {
  const invalidText = fillText(texts.numberUnreadable, { example: format(value) });
  return { value, format, invalidText };
}
