import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { LoanExample, NothingBorrowed } from '#domain/finance/loanExample.ts';
import type { Result } from '#domain/result.ts';
import type { LoanTexts } from './financeTexts.ts';
import type { FinanceFormats } from './formatFinance.ts';
import * as css from './LoanResult.css.ts';
import { disclaimerText, loanRows, monthlyCostText } from './loanWords.ts';

interface LoanResultProps {
  readonly result: Result<LoanExample, NothingBorrowed>;
  /** The lender's conditions, with placeholders. */
  readonly disclaimer: string | undefined;
  readonly texts: LoanTexts;
  readonly formats: FinanceFormats;
}

/** The representative example of a loan: the monthly cost, all other figures, and the conditions. */
export function LoanResult({ result, disclaimer, texts, formats }: LoanResultProps) {
  if (!result.ok) {
    return (
      <div className={css.result}>
        <p className={css.nothing}>{texts.loanNothingBorrowed}</p>
      </div>
    );
  }
  const example = result.value;
  return (
    <div className={css.result}>
      <p className={css.cost}>
        <span className={css.costTerm}>
          {texts.loanMonthlyCost}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
        <span className={css.amount}>{monthlyCostText(example, texts, formats)}</span>
      </p>
      <dl className={css.rows} aria-label={texts.loanExample}>
        {loanRows(example, texts, formats).map(({ term, text }) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{text}</dd>
          </div>
        ))}
      </dl>
      {disclaimer && (
        <p className={css.disclaimer}>{disclaimerText(disclaimer, example, texts, formats)}</p>
      )}
    </div>
  );
}
