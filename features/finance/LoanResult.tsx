import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { LoanExample, NothingBorrowed } from '#domain/finance/loanExample.ts';
import type { Result } from '#domain/result.ts';
import type { LoanTexts } from './financeTexts.ts';
import type { FinanceFormats } from './formatFinance.ts';
import * as css from './LoanResult.css.ts';
import { disclaimerText, loanRows, monthlyCostText } from './loanWords.ts';

interface LoanResultProps {
  readonly result: Result<LoanExample, NothingBorrowed>;
  readonly texts: LoanTexts;
  readonly formats: FinanceFormats;
}

/** The representative example of a loan: the monthly cost, and all other figures. */
export function LoanResult({ result, texts, formats }: LoanResultProps) {
  return (
    <div className={css.result}>
      {result.ok ? (
        <Figures example={result.value} texts={texts} formats={formats} />
      ) : (
        <p className={css.nothing}>{texts.loanNothingBorrowed}</p>
      )}
    </div>
  );
}

interface FiguresProps extends Omit<LoanResultProps, 'result'> {
  readonly example: LoanExample;
}

function Figures({ example, texts, formats }: FiguresProps) {
  return (
    <>
      <p className={css.cost}>
        <span className={css.caption}>
          {texts.loanMonthlyCost}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
        <span className={css.amount}>{monthlyCostText(example, texts, formats)}</span>
      </p>
      <div>
        <p className={css.caption}>{texts.loanExample}</p>
        <dl className={css.rows}>
          {loanRows(example, texts, formats).map(({ term, text }) => (
            <div key={term} className={css.row}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

interface LoanDisclaimerProps extends LoanResultProps {
  /** The lender's conditions, with placeholders. */
  readonly disclaimer: string | undefined;
}

/** The lender's conditions, with the figures of the example. */
export function LoanDisclaimer({ disclaimer, result, texts, formats }: LoanDisclaimerProps) {
  if (!disclaimer || !result.ok) return null;
  return (
    <p className={css.disclaimer}>{disclaimerText(disclaimer, result.value, texts, formats)}</p>
  );
}
