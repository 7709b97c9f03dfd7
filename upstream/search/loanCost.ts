import { loanOffer } from '#domain/finance/loanOffer.ts';
import { parseLoan } from './parseFinance.ts';

/** The part of a document that decides what its loan costs. */
interface WireLoanTerms {
  readonly car_loan_option?: unknown;
  readonly car_price?: unknown;
}

/** `car_loan_monthly_cost` by the terms of a document's loan, as its page shows it; undefined if the page shows none. */
export function loanCost({ car_loan_option, car_price }: WireLoanTerms): number | undefined {
  const price = typeof car_price === 'number' ? car_price : undefined;
  const { option } = parseLoan(car_loan_option, price);
  return option && loanOffer(option)?.monthlyCost;
}
