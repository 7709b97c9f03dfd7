import { loanOffer } from '#domain/finance/loanOffer.ts';
import type { LoanOption } from '#domain/finance/loanOption.ts';
import { priceInHundredths, writeLoanTerms } from '#domain/finance/loanTermsText.ts';
import { parseLoan } from './parseFinance.ts';

/** The part of a document that decides what its loan costs. */
interface WireLoanTerms {
  readonly car_loan_option?: unknown;
  readonly car_price?: unknown;
}

/** `car_loan_monthly_cost` by the terms of a document's loan, as its page shows it; undefined if the page shows none. */
export function loanCost(document: WireLoanTerms): number | undefined {
  const option = loanOf(document);
  return option && loanOffer(option)?.monthlyCost;
}

/** The fields by which an index finds what a document's loan costs on a visitor's own terms; none without a loan. */
export function loanTermsFields(document: WireLoanTerms): {
  readonly car_loan_terms?: string;
  readonly car_loan_price_hundredths?: number;
} {
  const option = loanOf(document);
  const price = option && priceInHundredths(option);
  if (option === undefined || price === undefined) return {};
  return { car_loan_terms: writeLoanTerms(option), car_loan_price_hundredths: price };
}

function loanOf({ car_loan_option, car_price }: WireLoanTerms): LoanOption | undefined {
  const price = typeof car_price === 'number' ? car_price : undefined;
  return parseLoan(car_loan_option, price).option;
}
