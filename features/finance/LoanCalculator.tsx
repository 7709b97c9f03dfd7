import { useMemo } from 'react';
import { Slider } from '#design-system/Slider/Slider.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { loanExample } from '#domain/finance/loanExample.ts';
import type { LoanOption } from '#domain/finance/loanOption.ts';
import type { LoanTexts } from './financeTexts.ts';
import { type FinancePlace, financeFormats } from './formatFinance.ts';
import * as css from './Loan.css.ts';
import { LoanParts } from './LoanParts.tsx';
import { LoanDisclaimer, LoanResult } from './LoanResult.tsx';
import { loanControls } from './loanControls.ts';
import { loanSummary } from './loanWords.ts';
import { useLoan } from './useLoan.ts';

export interface LoanCalculatorProps {
  readonly loan: LoanOption;
  readonly texts: LoanTexts;
  readonly place: FinancePlace;
}

/** Calculates what a loan costs with the visitor's choices. */
export function LoanCalculator({ loan, texts, place }: LoanCalculatorProps) {
  const formats = useMemo(() => financeFormats(place), [place]);
  const { state, settled, dispatch } = useLoan(loan);
  const result = loanExample(loan, state);
  const shown = { result, texts, formats };
  return (
    <div className={css.calculator}>
      <div className={css.controls}>
        {loanControls(loan, state, texts, formats).map(({ fact, ...control }) => (
          <Slider
            key={control.label}
            {...control}
            onValueChange={(value) => dispatch(fact(value))}
          />
        ))}
        <LoanParts {...shown} />
      </div>
      <LoanResult {...shown} />
      <LoanDisclaimer {...shown} disclaimer={loan.disclaimer} />
      <VisuallyHidden role="status">
        {settled === state &&
          (result.ok ? loanSummary(result.value, texts, formats) : texts.loanNothingBorrowed)}
      </VisuallyHidden>
    </div>
  );
}
