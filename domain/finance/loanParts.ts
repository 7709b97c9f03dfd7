import type { LoanExample } from './loanExample.ts';
import { sumMoney } from './money.ts';

/** What a buyer who borrows pays for: the down payment, the repaid loan, its costs, and what is left at the end. */
export type LoanPartName = 'downPayment' | 'repaid' | 'costs' | 'residual';

/** A part of all that is paid. */
export interface LoanPart {
  readonly name: LoanPartName;
  readonly amount: number;
}

/**
 * The parts of all that is paid, in the order in which they are shown. Their sum is the down payment and the total amount
 * payable.
 */
export function loanParts({
  downPayment,
  credit,
  residual,
  total,
}: Pick<LoanExample, 'downPayment' | 'credit' | 'residual' | 'total'>): readonly LoanPart[] {
  const parts: readonly LoanPart[] = [
    { name: 'downPayment', amount: downPayment },
    { name: 'repaid', amount: sumMoney(credit, -residual) },
    { name: 'costs', amount: sumMoney(total, -credit) },
    { name: 'residual', amount: residual },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
