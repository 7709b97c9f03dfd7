import type { ReactNode } from 'react';
import type { LoanOption } from '#domain/finance/loanOption.ts';
import { LoanOnApproachIsland } from './financeIslands.tsx';
import type { LoanTexts } from './financeTexts.ts';
import type { FinancePlace } from './formatFinance.ts';
import * as css from './Loan.css.ts';
import { LoanDefault } from './LoanDefault.tsx';

interface LoanPanelProps {
  readonly loan: LoanOption;
  /** Says which price the loan is based on, for a car with two. */
  readonly base: string | undefined;
  readonly texts: LoanTexts;
  readonly place: FinancePlace;
  /** The warning that the country's law requires beside credit offers, if any. */
  readonly warning: ReactNode;
}

/** A loan with its calculator. */
export function LoanPanel({ loan, base, texts, place, warning }: LoanPanelProps) {
  const calculator = { loan, texts, place };
  return (
    <div className={css.panel}>
      {loan.description && <p className={css.description}>{loan.description}</p>}
      {base && <p className={css.description}>{base}</p>}
      <LoanOnApproachIsland {...calculator}>
        <LoanDefault {...calculator} />
      </LoanOnApproachIsland>
      {warning}
    </div>
  );
}
