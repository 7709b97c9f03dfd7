import { type FinanceProduct, readFinanceProduct } from '#domain/financeQuote/product.ts';
import { type QuoteAnswer, type QuoteChoice, readQuoteAnswer } from '#domain/financeQuote/quote.ts';
import { listOf, memberOf, readText } from '#domain/reader.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { type Asked, ask } from '#features/shared/siteApi.ts';

/** The car that is quoted for. The server looks up its price. */
export interface QuotedCar {
  readonly site: SiteId;
  readonly carId: string;
}

/** What a quote is requested for. */
export interface QuoteQuestion extends QuotedCar {
  readonly choice: QuoteChoice;
}

// In ms; longer than the site's own time limits for index and lender together.
const timeoutMs = 20_000;

/** The lender's service behind the site's API. */
export const financeQuoteApi = {
  /** The products of a car. */
  products: (body: QuotedCar, signal: AbortSignal): Asked<readonly FinanceProduct[]> =>
    ask('/api/codeweaver/default', {
      body,
      read: memberOf('products', listOf(readFinanceProduct)),
      timeoutMs,
      signal,
    }),

  quote: ({ site, carId, choice }: QuoteQuestion, signal: AbortSignal): Asked<QuoteAnswer> =>
    ask('/api/codeweaver/cfd', {
      body: { site, carId, choice },
      read: readQuoteAnswer,
      timeoutMs,
      signal,
    }),

  /** The terms and conditions of a quote. */
  terms: (reference: string, signal: AbortSignal): Asked<string> =>
    ask(`/api/codeweaver/legal?quoteRef=${encodeURIComponent(reference)}`, {
      read: memberOf('terms', readText),
      timeoutMs,
      signal,
    }),
};
