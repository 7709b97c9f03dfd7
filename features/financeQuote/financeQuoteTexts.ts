import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Template } from '#domain/fillText.ts';
import type { FinanceParameter } from '#domain/financeQuote/product.ts';

/** The texts of a finance quote. */
export interface FinanceQuoteTexts {
  readonly loading: string;
  readonly error: string;
  readonly tooMany: Template<'seconds'>;
  readonly tryAgain: string;
  readonly product: string;
  readonly parameters: Readonly<Record<FinanceParameter, string>>;
  readonly months: Template<'count'>;
  readonly miles: Template<'count'>;
  readonly perMonth: string;
  readonly summary: Template<'deposit' | 'term'>;
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
