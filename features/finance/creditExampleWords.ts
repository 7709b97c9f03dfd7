import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { creditLaws } from '#domain/finance/creditLaw.ts';
import { loanExample } from '#domain/finance/loanExample.ts';
import { initialLoan } from '#domain/finance/loanState.ts';
import { loanTexts } from './financeTexts.ts';
import { type FinancePlace, financeFormats } from './formatFinance.ts';
import { loanRows } from './loanWords.ts';

/** What is said about the credit for a car. */
export interface CreditExampleWords {
  /** That borrowing costs money, where the law asks for it. */
  readonly caution: string | undefined;
  readonly example: string;
}

/**
 * The representative example of a car's loan in one paragraph, with all that the law of the country asks for. Its
 * figures are those that the car's own page shows first. `undefined` if the car has no loan.
 */
export function creditExampleWords(
  { brand, model, year, loan, price }: CarRecord,
  dictionary: Dictionary,
  { locale, country }: Pick<FinancePlace, 'locale' | 'country'>,
): CreditExampleWords | undefined {
  const example = loan && loanExample(loan, initialLoan(loan));
  if (!example?.ok) return undefined;
  const formats = financeFormats({ locale, country, currency: price.currency });
  const rows = loanRows(example.value, loanTexts(dictionary), formats);
  const law = creditLaws[country];
  const figures = law.figures.flatMap((figure) => {
    const row = rows.find(({ name }) => name === figure);
    return row ? [`${row.term} ${row.text}`] : [];
  });
  const car = [brand, model, year].filter((part) => part !== undefined).join(' ');
  return {
    caution: law.hasCaution ? dictionary.creditCaution : undefined,
    example: `${dictionary.loanExample}: ${car}. ${figures.join('\u00a0· ')}.`,
  };
}
