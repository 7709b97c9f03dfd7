import type { LoanState } from './loanState.ts';

/** The parameters of an address that hold the choices. None is a parameter of a search. */
const parameters = {
  months: 'loan_months',
  downPayment: 'loan_down_payment',
  residualPercentage: 'loan_residual',
} as const satisfies Readonly<Record<keyof LoanState, string>>;

/** The choices in an address; those that are missing or not numbers are left out. */
export function readLoanAddress(query: string): Partial<LoanState> {
  const search = new URLSearchParams(query);
  const entries = Object.entries(parameters).flatMap(([name, parameter]) => {
    const text = search.get(parameter) ?? '';
    return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? [[name, Number(text)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The query with the choices; other parameters stay. Starts with `?`. */
export function writeLoanAddress(query: string, state: LoanState): string {
  const search = new URLSearchParams(query);
  search.set(parameters.months, `${state.months}`);
  search.set(parameters.downPayment, `${state.downPayment}`);
  search.set(parameters.residualPercentage, `${state.residualPercentage}`);
  return `?${search}`;
}

/** Whether an address has choices. */
export function hasLoanChoices(query: string): boolean {
  return Object.keys(readLoanAddress(query)).length > 0;
}
