import { type Dispatch, useReducer } from 'react';
import {
  type FinanceQuoteFact,
  type FinanceQuoteState,
  financeQuoteReducer,
  initialFinanceQuote,
} from '#domain/financeQuote/financeQuoteState.ts';
import { retryAfterSeconds } from '#features/shared/siteApi.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { financeQuoteApi, type QuotedCar } from './financeQuoteApi.ts';

/** A quote is requested this long after the last move of a slider, in ms. */
const pauseMs = 500;

/** The finance quote of a car. Requests follow the state; a newer one aborts the one before it. */
export function useFinanceQuote({
  site,
  carId,
}: QuotedCar): readonly [FinanceQuoteState, Dispatch<FinanceQuoteFact>] {
  const [state, dispatch] = useReducer(financeQuoteReducer, initialFinanceQuote);
  const car = { site, carId };
  const pending = pendingRequest(state);

  useAnswer(state.kind === 'loading' ? car : undefined, financeQuoteApi.products, {
    onAnswer: (answer) =>
      dispatch(
        answer.ok
          ? { type: 'productsLoaded', products: answer.value }
          : { type: 'productsFailed', retryAfterSeconds: retryAfterSeconds(answer.failure) },
      ),
  });
  useAnswer(pending && { ...car, ...pending }, financeQuoteApi.quote, {
    delayMs: pending?.isMoving ? pauseMs : 0,
    onAnswer: (answer, { request }) =>
      dispatch(
        answer.ok
          ? { type: 'quoteAnswered', request, answer: answer.value }
          : { type: 'quoteFailed', request, retryAfterSeconds: retryAfterSeconds(answer.failure) },
      ),
  });
  useAnswer(openedTerms(state), financeQuoteApi.terms, {
    onAnswer: (answer, reference) =>
      dispatch(
        answer.ok
          ? { type: 'termsLoaded', reference, text: answer.value }
          : { type: 'termsFailed', reference },
      ),
  });
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
