import type { Dictionary } from '#domain/content/dictionary.ts';
import type { FinanceParameter } from '#domain/financeQuote/product.ts';

/** The texts of a finance quote. */
export interface FinanceQuoteTexts {
  readonly loading: string;
  readonly error: string;
  /** `{seconds}` is the time to wait. */
  readonly tooMany: string;
  readonly tryAgain: string;
  readonly product: string;
  readonly parameters: Readonly<Record<FinanceParameter, string>>;
  /** `{count}` is the number. */
  readonly months: string;
  /** `{count}` is the number. */
  readonly miles: string;
  readonly perMonth: string;
  /** `{term}` and `{deposit}` are those of the quote. */
  readonly summary: string;
  readonly updating: string;
  readonly reference: string;
  readonly apply: string;
  readonly reserve: string;
  readonly partExchange: string;
  readonly terms: string;
  readonly termsError: string;
}

/** Those texts in the site's language. */
export function financeQuoteTexts(dictionary: Dictionary): FinanceQuoteTexts {
  return {
    loading: dictionary.financeQuoteLoading,
    error: dictionary.financeQuoteError,
    tooMany: dictionary.financeQuoteTooMany,
    tryAgain: dictionary.tryAgain,
    product: dictionary.financeQuoteProduct,
    parameters: {
      term: dictionary.financeQuoteTerm,
      deposit: dictionary.financeQuoteDeposit,
      payment: dictionary.financeQuotePayment,
      mileage: dictionary.financeQuoteMileage,
    },
    months: dictionary.financeQuoteMonths,
    miles: dictionary.financeQuoteMiles,
    perMonth: dictionary.financeQuotePerMonth,
    summary: dictionary.financeQuoteSummary,
    updating: dictionary.financeQuoteUpdating,
    reference: dictionary.financeQuoteReference,
    apply: dictionary.financeQuoteApply,
    reserve: dictionary.financeQuoteReserve,
    partExchange: dictionary.financeQuotePartExchange,
    terms: dictionary.financeQuoteTerms,
    termsError: dictionary.financeQuoteTermsError,
  };
}
