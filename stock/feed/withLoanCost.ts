import type { SearchDocument } from '#search-engine/engine.ts';
import { loanCost } from '#upstream/search/loanCost.ts';

/** A document to store, and what was wrong in it. */
export interface Corrected {
  readonly document: SearchDocument;
  readonly wrong?: { readonly field: string; readonly reason: string } | undefined;
}

const field = 'car_loan_monthly_cost';

/**
 * A car whose monthly cost is that of its own loan: cards and filters have it from the index, and its page from the
 * loan's terms. A car without a loan stays as it is.
 */
export function withLoanCost(document: SearchDocument): Corrected {
  if (document['car_loan_option'] === undefined) return { document };
  const { [field]: stated, ...rest } = document;
  const cost = loanCost(document);
  if (stated === cost) return { document };
  const corrected = cost === undefined ? rest : { ...rest, [field]: cost };
  if (stated === undefined) return { document: corrected };
  const reason = `is ${stated}, and ${cost ?? 'nothing'} by the terms of its loan, which is stored instead`;
  return { document: corrected, wrong: { field, reason } };
}
