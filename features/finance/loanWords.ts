import { fillText } from '#domain/fillText.ts';
import type { CreditFigure } from '#domain/finance/creditLaw.ts';
import { type DisclaimerValues, fillDisclaimer } from '#domain/finance/disclaimer.ts';
import type { LoanExample } from '#domain/finance/loanExample.ts';
import { shownMonthlyCost } from '#domain/finance/loanOffer.ts';
import type { LoanTexts } from './financeTexts.ts';
import type { FinanceFormats } from './formatFinance.ts';

/** A figure of the representative example. */
export interface LoanRow {
  readonly name: CreditFigure;
  readonly term: string;
  readonly text: string;
}

/** An effective rate, or a text that says that it can't be calculated. */
function effectiveRateText(
  { effectiveRate }: LoanExample,
  texts: LoanTexts,
  formats: FinanceFormats,
): string {
  return effectiveRate.ok ? formats.effectiveRate(effectiveRate.value) : texts.loanRateUnknown;
}

/** The monthly cost with its unit, rounded as on cards. */
export function monthlyCostText(
  example: Pick<LoanExample, 'monthlyCost'>,
  texts: Pick<LoanTexts, 'carPerMonth'>,
  formats: FinanceFormats,
): string {
  return fillText(texts.carPerMonth, { cost: formats.money(shownMonthlyCost(example)) });
}

/** The figures of the representative example, the deciding ones first. They are exact, as the law asks. */
export function loanRows(
  example: LoanExample,
  texts: LoanTexts,
  formats: FinanceFormats,
): readonly LoanRow[] {
  const { money, number, rate } = formats;
  const { residual } = example;
  const row = (name: CreditFigure, term: string, text: string): LoanRow => ({ name, term, text });
  return [
    row('effectiveRate', texts.loanEffectiveRate, effectiveRateText(example, texts, formats)),
    row('interestRate', texts.loanInterest, rate(example.interestRate)),
    row('price', texts.loanPrice, money(example.price)),
    row('downPayment', texts.loanDownPayment, money(example.downPayment)),
    row('credit', texts.loanCredit, money(example.credit)),
    row('months', texts.loanPayments, number(example.months)),
    row('monthlyCost', texts.loanInstalment, money(example.monthlyCost)),
    ...(residual > 0 ? [row('residual', texts.loanResidual, money(residual))] : []),
    row('startFee', texts.loanStartFee, money(example.startFee)),
    row('invoiceFee', texts.loanInvoiceFee, money(example.invoiceFee)),
    row('total', texts.loanTotal, money(example.total)),
  ];
}

/** What screen readers announce after a change. */
export function loanSummary(
  example: LoanExample,
  texts: LoanTexts,
  formats: FinanceFormats,
): string {
  return fillText(texts.loanSummary, {
    monthlyCost: formats.money(shownMonthlyCost(example)),
    effectiveRate: effectiveRateText(example, texts, formats),
    total: formats.money(example.total),
  });
}

/** The lender's conditions with the figures of the example. */
export function disclaimerText(
  disclaimer: string,
  example: LoanExample,
  texts: LoanTexts,
  formats: FinanceFormats,
): string {
  const { money, number } = formats;
  const values: DisclaimerValues = {
    credit: money(example.credit),
    months: number(example.months),
    interestRate: formats.rate(example.interestRate),
    startFee: money(example.startFee),
    invoiceFee: money(example.invoiceFee),
    monthlyCost: money(example.monthlyCost),
    effectiveRate: effectiveRateText(example, texts, formats),
    total: money(example.total),
    downPayment: money(example.downPayment),
    residual: money(example.residual),
  };
  return fillDisclaimer(disclaimer, values);
}
