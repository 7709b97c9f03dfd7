import {
  type FinanceParameter,
  type FinanceProduct,
  financeParameters,
  nearestValue,
} from './product.ts';
import type { Calculation, LenderQuote, QuoteAnswer, QuoteChoice } from './quote.ts';

/** The finance quote of a car's page. */
export type FinanceQuoteState =
  | { readonly kind: 'loading' }
  /** There are no products, or they can't be loaded. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number | undefined }
  | OpenQuote;

/** Products to choose from, and the quote for what was chosen last. */
export interface OpenQuote {
  readonly kind: 'open';
  readonly products: readonly FinanceProduct[];
  readonly product: FinanceProduct;
  readonly choice: QuoteChoice;
  /** The number of the latest request; answers to earlier ones are ignored. */
  readonly request: number;
  readonly quote: QuoteState;
}

/** The quote for the current choice. A choice without an answer has no figures to show. */
export type QuoteState =
  /** `isMoving`: the visitor chose a value, and may be about to choose the next one. */
  | { readonly kind: 'pending'; readonly isMoving: boolean }
  | { readonly kind: 'shown'; readonly quote: LenderQuote; readonly terms: TermsState }
  /** The lender has no quote for this choice, and says why. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  | { readonly kind: 'failed'; readonly retryAfterSeconds?: number | undefined };

/** The terms and conditions of the shown quote, which are loaded when a visitor opens them. */
export type TermsState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly text: string }
  | { readonly kind: 'failed' };

/** What happened. */
export type FinanceQuoteFact =
  | { readonly type: 'productsLoaded'; readonly products: readonly FinanceProduct[] }
  /** `retryAfterSeconds` is known if there were too many requests. */
  | { readonly type: 'productsFailed'; readonly retryAfterSeconds?: number | undefined }
  | { readonly type: 'productChosen'; readonly family: string }
  | {
      readonly type: 'parameterChosen';
      readonly parameter: FinanceParameter;
      readonly value: number;
    }
  | { readonly type: 'quoteAnswered'; readonly request: number; readonly answer: QuoteAnswer }
  | {
      readonly type: 'quoteFailed';
      readonly request: number;
      readonly retryAfterSeconds?: number | undefined;
    }
  | { readonly type: 'retried' }
  | { readonly type: 'termsOpened' }
  | { readonly type: 'termsLoaded'; readonly reference: string; readonly text: string }
  | { readonly type: 'termsFailed'; readonly reference: string };

export const initialFinanceQuote: FinanceQuoteState = { kind: 'loading' };

/** The state after a fact. Facts that don't apply to the state are ignored. */
export function financeQuoteReducer(
  state: FinanceQuoteState,
  fact: FinanceQuoteFact,
): FinanceQuoteState {
  if (state.kind === 'open') return reduceOpen(state, fact);
  switch (fact.type) {
    case 'productsLoaded':
      return state.kind === 'loading' ? open(fact.products) : state;
    case 'productsFailed':
      return { kind: 'unavailable', retryAfterSeconds: fact.retryAfterSeconds };
    case 'retried':
      return initialFinanceQuote;
    default:
      return state;
  }
}

function open(products: readonly FinanceProduct[]): FinanceQuoteState {
  const [product] = products;
  if (!product) return { kind: 'unavailable' };
  return {
    kind: 'open',
    products,
    product,
    choice: initialChoice(product),
    request: 1,
    quote: { kind: 'pending', isMoving: false },
  };
}

function initialChoice({ family, parameters }: FinanceProduct): QuoteChoice {
  const values = financeParameters.map((name) => [name, parameters[name]?.initial] as const);
  return { ...Object.fromEntries(values), family, calculation: 'toPayment' };
}

function reduceOpen(state: OpenQuote, fact: FinanceQuoteFact): OpenQuote {
  switch (fact.type) {
    case 'productChosen':
      return chooseProduct(state, fact.family);
    case 'parameterChosen':
      return chooseValue(state, fact.parameter, fact.value);
    case 'quoteAnswered':
      return fact.request === state.request && state.quote.kind === 'pending'
        ? answer(state, fact.answer)
        : state;
    case 'quoteFailed':
      return fact.request === state.request && state.quote.kind === 'pending'
        ? { ...state, quote: { kind: 'failed', retryAfterSeconds: fact.retryAfterSeconds } }
        : state;
    case 'retried':
      return state.quote.kind === 'failed' ? ask(state, state.choice, false) : state;
    case 'termsOpened':
    case 'termsLoaded':
    case 'termsFailed':
      return reduceTerms(state, fact);
    case 'productsLoaded':
    case 'productsFailed':
      return state;
  }
}

/** Hides the quote, whose figures no longer belong to the choice. */
function ask(state: OpenQuote, choice: QuoteChoice, isMoving: boolean): OpenQuote {
  return { ...state, choice, request: state.request + 1, quote: { kind: 'pending', isMoving } };
}

function chooseProduct(state: OpenQuote, family: string): OpenQuote {
  const product = state.products.find((candidate) => candidate.family === family);
  if (!product || product === state.product) return state;
  return ask({ ...state, product }, initialChoice(product), false);
}

function chooseValue(state: OpenQuote, name: FinanceParameter, value: number): OpenQuote {
  const parameter = state.product.parameters[name];
  if (!parameter) return state;
  const chosen = nearestValue(parameter, value);
  const calculation = calculationFor(name, state.choice.calculation);
  if (chosen === state.choice[name] && calculation === state.choice.calculation) return state;
  return ask(state, { ...state.choice, [name]: chosen, calculation }, true);
}

/** A chosen deposit leads to a payment, and a chosen payment to a deposit. */
function calculationFor(name: FinanceParameter, current: Calculation): Calculation {
  switch (name) {
    case 'deposit':
      return 'toPayment';
    case 'payment':
      return 'toDeposit';
    case 'term':
    case 'mileage':
      return current;
  }
}

/** The controls follow the quote: the lender calculates one value and may correct the others. */
function answer(state: OpenQuote, given: QuoteAnswer): OpenQuote {
  if (given.kind === 'refused') return { ...state, quote: given };
  const { quote } = given;
  const { term, deposit, payment, mileage = state.choice.mileage } = quote;
  return {
    ...state,
    choice: { ...state.choice, term, deposit, payment, mileage },
    quote: { kind: 'shown', quote, terms: { kind: 'closed' } },
  };
}

type TermsFact = Extract<FinanceQuoteFact, { readonly type: `terms${string}` }>;

function reduceTerms(state: OpenQuote, fact: TermsFact): OpenQuote {
  const { quote: shown } = state;
  if (shown.kind !== 'shown') return state;
  const terms = nextTerms(shown.terms, fact, shown.quote.reference);
  return terms === shown.terms ? state : { ...state, quote: { ...shown, terms } };
}

function nextTerms(terms: TermsState, fact: TermsFact, reference: string): TermsState {
  if (fact.type === 'termsOpened') {
    return terms.kind === 'closed' || terms.kind === 'failed' ? { kind: 'loading' } : terms;
  }
  if (terms.kind !== 'loading' || fact.reference !== reference) return terms;
  return fact.type === 'termsLoaded' ? { kind: 'shown', text: fact.text } : { kind: 'failed' };
}
