import type { MonthlyCosts } from '#search-engine/indexSchema.ts';
import { loanCostFormula, loanPricesWithin } from '#upstream/search/loanCost.ts';
import { loanCostScript } from './loanCostScript.ts';

/** What cars cost a month by the terms of their loans. */
export const loanCosts: MonthlyCosts = {
  cost: 'car_loan_monthly_cost',
  terms: 'car_loan_terms',
  price: 'car_loan_price_hundredths',
  pricesWithin: loanPricesWithin,
  formulaOf: loanCostFormula,
  script: loanCostScript,
};
