import type { SearchDocument } from '#search-engine/engine.ts';
import { loanCost, loanTermsFields } from '#upstream/search/loanCost.ts';

/** A document to store, and what was wrong in it. */
export interface Corrected {
  readonly document: SearchDocument;
  readonly wrong?: { readonly field: string; readonly reason: string } | undefined;
}

const field = 'car_loan_monthly_cost';

/**
 * A car whose monthly cost is that of its own loan: cards and filters have it from the index, and its page from the
 * loan's terms. A car without a loan keeps its monthly cost. The fields for a visitor's own terms follow from the
 * loan, so that those of a feed are dropped.
 */
export function withLoanCost(stated: SearchDocument): Corrected {
  const { car_loan_terms: _terms, car_loan_price_hundredths: _price, ...document } = stated;
  const { document: corrected, wrong } = withMonthlyCost(document);
  return { document: { ...corrected, ...loanTermsFields(document) }, wrong };
}

function withMonthlyCost(document: SearchDocument): Corrected {
  if (document['car_loan_option'] === undefined) return { document };
  const { [field]: stated, ...rest } = document;
  const cost = loanCost(document);
  if (stated === cost) return { document };
  const corrected = cost === undefined ? rest : { ...rest, [field]: cost };
  if (stated === undefined) return { document: corrected };
  const reason = `is ${stated}, and ${cost ?? 'nothing'} by the terms of its loan, which is stored instead`;
  return { document: corrected, wrong: { field, reason } };
}
