import type { FinanceProduct } from '#domain/financeQuote/product.ts';
import type { QuoteAnswer, QuoteChoice } from '#domain/financeQuote/quote.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { checkAnswer } from '#features/shared/checkAnswer.ts';

/** The car that is quoted for. The server looks up its price. */
export interface QuotedCar {
  readonly site: SiteId;
  readonly carId: string;
}

// In ms; longer than the site's own time limits for index and lender together.
const timeoutMs = 20_000;

/** Fetches the products of a car. Rejects on failure, timeout or abort. */
export async function fetchProducts(
  car: QuotedCar,
  signal: AbortSignal,
): Promise<readonly FinanceProduct[]> {
  const { products } = await fetchJson('default', { signal, ...post(car) });
  return products;
}

/** Fetches a quote. Rejects on failure, timeout or abort. */
export function fetchQuote(
  car: QuotedCar,
  choice: QuoteChoice,
  signal: AbortSignal,
): Promise<QuoteAnswer> {
  return fetchJson('cfd', { signal, ...post({ ...car, choice }) });
}

/** Fetches the terms and conditions of a quote. Rejects on failure, timeout or abort. */
export async function fetchTerms(reference: string, signal: AbortSignal): Promise<string> {
  const { terms } = await fetchJson(`legal?quoteRef=${encodeURIComponent(reference)}`, { signal });
  return terms;
}

function post(body: object) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function fetchJson(path: string, init: RequestInit & { readonly signal: AbortSignal }) {
  const signal = AbortSignal.any([init.signal, AbortSignal.timeout(timeoutMs)]);
  const answer = await fetch(`/api/codeweaver/${path}`, { ...init, signal });
  checkAnswer(answer);
  return await answer.json();
}
