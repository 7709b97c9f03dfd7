import type { OwnTerms } from '#domain/finance/ownTerms.ts';
import type { Filters } from '#domain/search/filters.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { rangeOfValues } from '#domain/search/rangeFacets.ts';
import type { WireMonthlyBudget, WireOwnTerms } from './wire.ts';

/** The budget of a search with own terms; terms alone exclude no car. */
export function monthlyBudget(own: OwnTerms, filters: Filters = {}): WireMonthlyBudget | undefined {
  const range = rangeOfValues(valuesOf(filters, 'loan'));
  if (range === undefined) return undefined;
  return { low: Math.max(0, range.low), high: Math.max(0, range.high), ...wireTerms(own) };
}

/** The visitor's terms as a request has them. */
export function wireTerms({ months, downPayment }: OwnTerms): WireOwnTerms {
  return {
    ...(months !== undefined && { months }),
    ...(downPayment?.kind === 'amount' && { down_payment: downPayment.amount }),
    ...(downPayment?.kind === 'share' && { down_payment_percentage: downPayment.percentage }),
  };
}

/** The visitor's terms in a request. */
export function ownTermsOf({
  months,
  down_payment: amount,
  down_payment_percentage: percentage,
}: WireOwnTerms): OwnTerms {
  if (amount !== undefined) return { months, downPayment: { kind: 'amount', amount } };
  if (percentage !== undefined) return { months, downPayment: { kind: 'share', percentage } };
  return { months };
}
