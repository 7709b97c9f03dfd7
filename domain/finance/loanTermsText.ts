import type { LoanOption } from './loanOption.ts';
import type { LoanTerms } from './ownTerms.ts';

/*
 * The terms of a loan as one text, under which an index groups the cars that have them: of a group, only the
 * prices differ. Numbers only: the rate, the invoice fee, the default period with its lowest down payment, and
 * each period with its residual and its largest down payment.
 */

/** The terms of a loan as a text; equal terms have equal texts. */
export function writeLoanTerms({
  interestRate,
  invoiceFee,
  durations,
  defaultDuration,
}: LoanTerms): string {
  const { months, minDownPaymentPercentage } = defaultDuration;
  const periods = durations.map((each) => [
    each.months,
    each.residualPercentage,
    each.maxDownPaymentPercentage,
  ]);
  return [[interestRate, invoiceFee], [months, minDownPaymentPercentage], ...periods]
    .map((numbers) => numbers.join(' '))
    .join(';');
}

/** The terms in a text; undefined if they can't be read. */
export function readLoanTerms(text: string): LoanTerms | undefined {
  const [rates = [], standard = [], ...periods] = text
    .split(';')
    .map((part) => part.split(' ').map(Number));
  const [interestRate, invoiceFee] = rates;
  const [months, least] = standard;
  if (interestRate === undefined || invoiceFee === undefined) return undefined;
  if (months === undefined || least === undefined) return undefined;
  if ([rates, standard, ...periods].flat().some((number) => !Number.isFinite(number)))
    return undefined;
  const [first, ...more] = periods.flatMap(([length, residual, most]) =>
    length === undefined || residual === undefined || most === undefined
      ? []
      : [duration(length, residual, least, most)],
  );
  if (first === undefined) return undefined;
  return {
    interestRate,
    invoiceFee,
    durations: [first, ...more],
    // Only its period and its lowest down payment count; the rest is that of its period.
    defaultDuration: duration(months, 0, least, 100),
  };
}

function duration(months: number, residual: number, least: number, most: number) {
  return {
    months,
    residualPercentage: residual,
    minDownPaymentPercentage: least,
    maxDownPaymentPercentage: most,
  };
}

/** Beyond it, indices have no whole numbers. */
const highestIndexed = 2 ** 31 - 1;

/** The price of a loan in hundredths, as indices have it; undefined if it has smaller parts or is too high. */
export function priceInHundredths({ price }: Pick<LoanOption, 'price'>): number | undefined {
  const hundredths = Math.round(price * 100);
  return hundredths / 100 === price && hundredths <= highestIndexed ? hundredths : undefined;
}
