import { type Dispatch, useEffect, useReducer } from 'react';
import {
  type FinanceQuoteFact,
  type FinanceQuoteState,
  initialFinanceQuote,
  reduceFinanceQuote,
} from '#domain/financeQuote/financeQuote.ts';
import { TooManyRequests } from '#features/shared/checkAnswer.ts';
import { fetchProducts, fetchQuote, fetchTerms, type QuotedCar } from './financeQuoteApi.ts';

/** A quote is requested this long after the last move of a slider, in ms. */
const pauseMs = 500;

/** The finance quote of a car. Requests follow the state; a newer one aborts the one before it. */
export function useFinanceQuote({
  site,
  carId,
}: QuotedCar): readonly [FinanceQuoteState, Dispatch<FinanceQuoteFact>] {
  const [state, dispatch] = useReducer(reduceFinanceQuote, initialFinanceQuote);
  const isLoading = state.kind === 'loading';
  const { request, choice, isMoving } = pendingRequest(state) ?? {};
  const termsOf = openedTerms(state);

  useEffect(() => {
    if (!isLoading) return;
    const load = async (signal: AbortSignal): Promise<FinanceQuoteFact> => {
      const products = await fetchProducts({ site, carId }, signal);
      return { type: 'productsLoaded', products };
    };
    return run(load, (error) => ({ type: 'productsFailed', ...waitOf(error) }), dispatch);
  }, [isLoading, site, carId]);

  useEffect(() => {
    if (!choice || request === undefined) return;
    const load = async (signal: AbortSignal): Promise<FinanceQuoteFact> => {
      if (isMoving) await pause(signal);
      const answer = await fetchQuote({ site, carId }, choice, signal);
      return { type: 'quoteAnswered', request, answer };
    };
    return run(load, (error) => ({ type: 'quoteFailed', request, ...waitOf(error) }), dispatch);
  }, [request, choice, isMoving, site, carId]);

  useEffect(() => {
    if (termsOf === undefined) return;
    const load = async (signal: AbortSignal): Promise<FinanceQuoteFact> => {
      const text = await fetchTerms(termsOf, signal);
      return { type: 'termsLoaded', reference: termsOf, text };
    };
    return run(load, () => ({ type: 'termsFailed', reference: termsOf }), dispatch);
  }, [termsOf]);

  return [state, dispatch];
}

function pendingRequest(state: FinanceQuoteState) {
  if (state.kind !== 'open' || state.quote.kind !== 'pending') return undefined;
  const { request, choice, quote } = state;
  return { request, choice, isMoving: quote.isMoving };
}

/** The reference of the quote whose terms are to be loaded. */
function openedTerms(state: FinanceQuoteState): string | undefined {
  if (state.kind !== 'open' || state.quote.kind !== 'shown') return undefined;
  const { quote, terms } = state.quote;
  return terms.kind === 'loading' ? quote.reference : undefined;
}

/** Dispatches what comes of a request, unless it is aborted by the function that is returned. */
function run(
  load: (signal: AbortSignal) => Promise<FinanceQuoteFact>,
  failureOf: (error: unknown) => FinanceQuoteFact,
  dispatch: Dispatch<FinanceQuoteFact>,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const report = (fact: FinanceQuoteFact) => {
    if (!signal.aborted) dispatch(fact);
  };
  load(signal).then(report, (error: unknown) => report(failureOf(error)));
  return () => controller.abort();
}

/** How long the visitor has to wait if there were too many requests. */
function waitOf(error: unknown): { readonly retryAfterSeconds?: number } {
  return error instanceof TooManyRequests ? { retryAfterSeconds: error.retryAfterSeconds } : {};
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
