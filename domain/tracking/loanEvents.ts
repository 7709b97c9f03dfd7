/** A visitor tried out a loan. */
export interface LoanChangeEvent {
  readonly event: 'loan_calculator_change';
  readonly loan_months: number;
  readonly loan_down_payment: number;
  /** Percent of the price. */
  readonly loan_residual: number;
}

interface LoanChoices {
  readonly months: number;
  readonly downPayment: number;
  readonly residualPercentage: number;
}

/** The choices of a visitor in the loan calculator. */
export function loanChangeEvent(choices: LoanChoices): LoanChangeEvent {
  return {
    event: 'loan_calculator_change',
    loan_months: choices.months,
    loan_down_payment: choices.downPayment,
    loan_residual: choices.residualPercentage,
  };
}

/** Up to this number of changes, visitors only look at what the calculator does. */
const unreportedChanges = 2;

/** Whether so many changes are worth reporting. */
export function isReported(changes: number): boolean {
  return changes > unreportedChanges;
}
