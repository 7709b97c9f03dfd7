import type { FinanceQuoteSetup } from '#domain/sites/site.ts';

/** The addresses of a site's links that carry a quote's reference. */
export interface FinanceQuoteLinks {
  readonly reserve: string;
  readonly partExchange: string;
}

/** What the page of a car needs to know about the site's finance quotes. */
export interface FinanceQuoteFrame {
  readonly setup: FinanceQuoteSetup;
  readonly links: FinanceQuoteLinks;
}

/** The site's finance quotes, with addresses completed by that of the lender's service. */
export function financeQuoteFrame(
  setup: FinanceQuoteSetup | undefined,
  serviceUrl: string,
): FinanceQuoteFrame | undefined {
  if (!setup) return undefined;
  const address = (path: string) => new URL(path, `${serviceUrl}/`).href;
  const links = { reserve: address(setup.reserve), partExchange: address(setup.partExchange) };
  return { setup, links };
}

/** An address with a quote's reference added to its query. */
export function withQuoteReference(address: string, reference: string): string {
  const url = new URL(address);
  url.searchParams.set('quoteRef', reference);
  return url.href;
}
