import { StillSlider } from '#design-system';
import { loanExample } from '#domain/finance/loanExample.ts';
import { initialLoan } from '#domain/finance/loanState.ts';
import { financeFormats } from './formatFinance.ts';
import * as css from './Loan.css.ts';
import type { LoanCalculatorProps } from './LoanCalculator.tsx';
import { LoanParts } from './LoanParts.tsx';
import { LoanDisclaimer, LoanResult } from './LoanResult.tsx';
import { loanControls } from './loanControls.ts';

/** The calculator with the default choices, which can't be changed: without script, and until it has loaded. */
export function LoanDefault({ loan, texts, place }: LoanCalculatorProps) {
  const formats = financeFormats(place);
  const state = initialLoan(loan);
  const shown = { result: loanExample(loan, state), texts, formats };
  return (
    <div className={css.calculator}>
      <div className={css.controls}>
        {loanControls(loan, state, texts, formats).map(({ fact: _, ...control }) => (
          <StillSlider key={control.label} {...control} />
        ))}
        <LoanParts {...shown} />
      </div>
      <LoanResult {...shown} />
      <LoanDisclaimer {...shown} disclaimer={loan.disclaimer} />
    </div>
  );
}
