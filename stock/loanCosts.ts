import type { MonthlyCosts } from '#search-engine/indexSchema.ts';
import { loanPricesWithin } from '#upstream/search/loanCost.ts';

/** What cars cost a month by the terms of their loans. */
export const loanCosts: MonthlyCosts = {
  terms: 'car_loan_terms',
  price: 'car_loan_price_hundredths',
  pricesWithin: loanPricesWithin,
};
