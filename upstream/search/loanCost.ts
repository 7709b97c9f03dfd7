import { affordablePrices, type Band } from '#domain/finance/affordablePrices.ts';
import { formulaCost, loanFormula } from '#domain/finance/loanFormula.ts';
import { loanOffer } from '#domain/finance/loanOffer.ts';
import type { LoanOption } from '#domain/finance/loanOption.ts';
import { priceInHundredths, readLoanTerms, writeLoanTerms } from '#domain/finance/loanTermsText.ts';
import { ownMonthlyCost } from '#domain/finance/ownTerms.ts';
import { parseAmounts, wireAmountsHit } from './carAmounts.ts';
import { ownTermsOf } from './monthlyBudget.ts';
import { parseLoan } from './parseFinance.ts';
import type { WireMonthlyBudget, WireOwnTerms } from './wire.ts';

/** The part of a document that decides what its loan costs. A loan without a price of its own is for that of the car. */
interface WireLoanTerms {
  readonly car_loan_option?: unknown;
  readonly car_price?: unknown;
  readonly car_campaign_price?: unknown;
  readonly car_has_campaign_price?: unknown;
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

/** What a document's loan costs a month on a visitor's own terms; undefined if it isn't offered on them. */
export function loanCostOnTerms(document: WireLoanTerms, own: WireOwnTerms): number | undefined {
  const option = loanOf(document);
  return option && ownMonthlyCost(option, ownTermsOf(own));
}

/** What the loans with some terms of an index cost a month on a visitor's own, by their price in hundredths. */
export interface LoanCostFormula {
  readonly costAt: (hundredths: number) => number | undefined;
  /** The numbers of the `LoanFormula`. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** The formula of some terms of an index; undefined if the loans aren't offered on the visitor's own at any price. */
export function loanCostFormula(text: string, own: WireOwnTerms): LoanCostFormula | undefined {
  const terms = readLoanTerms(text);
  const formula = terms && loanFormula(terms, ownTermsOf(own));
  if (formula === undefined) return undefined;
  return {
    costAt: (hundredths) => formulaCost(formula, hundredths / 100),
    numbers: { ...formula },
  };
}

/** The prices, in hundredths, of the loans with some terms of an index that are within a budget. */
export function loanPricesWithin(text: string, budget: WireMonthlyBudget): readonly Band[] {
  const terms = readLoanTerms(text);
  const { low = 0, high = Number.MAX_SAFE_INTEGER } = budget;
  return terms ? affordablePrices(terms, ownTermsOf(budget), { low, high }) : [];
}

function loanOf({ car_loan_option: option, ...document }: WireLoanTerms): LoanOption | undefined {
  if (option === undefined) return undefined;
  const read = wireAmountsHit.safeParse(document);
  return parseLoan(option, read.success ? parseAmounts(read.data).amount : undefined).option;
}
