import type { OwnTerms } from '#domain/finance/ownTerms.ts';
import type { WireMonthlyBudget } from './wire.ts';

/** The visitor's terms in a request. */
export function ownTermsOf({
  months,
  down_payment: amount,
  down_payment_percentage: percentage,
}: WireMonthlyBudget): OwnTerms {
  if (amount !== undefined) return { months, downPayment: { kind: 'amount', amount } };
  if (percentage !== undefined) return { months, downPayment: { kind: 'share', percentage } };
  return { months };
}
