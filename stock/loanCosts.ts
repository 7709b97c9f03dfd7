import { affordablePrices } from '#domain/finance/affordablePrices.ts';
import { readLoanTerms } from '#domain/finance/loanTermsText.ts';
import type { MonthlyCosts } from '#search-engine/indexSchema.ts';
import { ownTermsOf } from '#upstream/search/monthlyBudget.ts';

/** What cars cost a month by the terms of their loans. */
export const loanCosts: MonthlyCosts = {
  terms: 'car_loan_terms',
  price: 'car_loan_price_hundredths',
  pricesWithin: (text, budget) => {
    const terms = readLoanTerms(text);
    const { low = 0, high = Number.MAX_SAFE_INTEGER } = budget;
    return terms ? affordablePrices(terms, ownTermsOf(budget), { low, high }) : [];
  },
};
