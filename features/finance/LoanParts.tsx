import type { LoanExample, NothingBorrowed } from '#domain/finance/loanExample.ts';
import { type LoanPart, type LoanPartName, loanParts } from '#domain/finance/loanParts.ts';
import type { Result } from '#domain/result.ts';
import type { LoanTexts } from './financeTexts.ts';
import type { FinanceFormats } from './formatFinance.ts';
import * as css from './LoanParts.css.ts';

interface LoanPartsProps {
  readonly result: Result<LoanExample, NothingBorrowed>;
  readonly texts: LoanTexts;
  readonly formats: FinanceFormats;
}

const terms = {
  downPayment: 'loanDownPayment',
  repaid: 'loanRepaid',
  costs: 'loanCosts',
  residual: 'loanResidual',
} as const satisfies Readonly<Record<LoanPartName, keyof LoanTexts>>;

/** What all that is paid consists of, as a bar and in words. It isn't printed, because the example says the same. */
export function LoanParts({ result, texts, formats }: LoanPartsProps) {
  if (!result.ok) return null;
  const parts = loanParts(result.value);
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{texts.loanParts}</figcaption>
      <Bar parts={parts} />
      <ul className={css.legend}>
        {parts.map(({ name, amount }) => (
          <li key={name} className={css.part}>
            <span className={css.swatch[name]} />
            <span className={css.term}>{texts[terms[name]]}</span>
            <span className={css.amount}>{formats.money(amount)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const width = 100;

/** Attributes instead of styles, which the security policy of pages would refuse. */
function Bar({ parts }: { readonly parts: readonly LoanPart[] }) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  let end = 0;
  return (
    <svg
      className={css.bar}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ name, amount }) => {
        const start = end;
        end += (width * amount) / whole;
        return (
          <rect
            key={name}
            className={css.fill[name]}
            x={start.toFixed(2)}
            width={(end - start).toFixed(2)}
            height="1"
          />
        );
      })}
    </svg>
  );
}
