import type { LoanExample } from './loanExample.ts';

/** The values of the marks in a loan's disclaimer, as texts. */
export type DisclaimerValues = Readonly<Record<(typeof disclaimerMarks)[number], string>>;

/** The value of each mark: the first is that of `{1}`. `docs/stock.md` documents the order. */
export const disclaimerMarks = [
  'credit',
  'months',
  'interestRate',
  'startFee',
  'invoiceFee',
  'monthlyCost',
  'effectiveRate',
  'total',
  'downPayment',
  'residual',
] as const satisfies readonly (keyof LoanExample)[];

/** The disclaimer with its marks replaced. A mark without a value becomes a dash. */
export function fillDisclaimer(text: string, values: DisclaimerValues): string {
  return text.replace(/\{(\d+)\}/g, (_, number: string) => {
    const name = disclaimerMarks[Number(number) - 1];
    return name === undefined ? '–' : values[name];
  });
}
