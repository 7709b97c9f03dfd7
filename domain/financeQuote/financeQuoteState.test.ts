import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type FinanceQuoteFact,
  type FinanceQuoteState,
  financeQuoteReducer,
  initialFinanceQuote,
  type OpenQuote,
} from './financeQuoteState.ts';
import type { QuoteChoice } from './quote.ts';
import { contractPurchase, hirePurchase, testQuote } from './testing/testProducts.ts';

const products = [hirePurchase, contractPurchase];
const loaded: FinanceQuoteFact = { type: 'productsLoaded', products };

function stateAfter(...facts: readonly FinanceQuoteFact[]): FinanceQuoteState {
  return facts.reduce(financeQuoteReducer, initialFinanceQuote);
}

function open(...facts: readonly FinanceQuoteFact[]): OpenQuote {
  const state = stateAfter(loaded, ...facts);
  if (state.kind !== 'open') throw new Error(`The quote is ${state.kind}.`);
  return state;
}

function choose(parameter: keyof typeof hirePurchase.parameters, value: number) {
  return { type: 'parameterChosen', parameter, value } as const;
}

function quoted(request: number, more: Parameters<typeof testQuote>[0] = {}) {
  const answer = { kind: 'quoted', quote: testQuote(more) } as const;
  return { type: 'quoteAnswered', request, answer } as const;
}

function refused(request: number, message?: string) {
  return { type: 'quoteAnswered', request, answer: { kind: 'refused', message } } as const;
}

describe('options', () => {
  test('load first', () => {
    expect(stateAfter()).toEqual({ kind: 'loading' });
  });

  test.each<[string, FinanceQuoteFact]>([
    ['fail to load', { type: 'productsFailed' }],
    ['don’t exist', { type: 'productsLoaded', products: [] }],
  ])('that %s leave the quote unavailable, until the visitor tries again', (_what, fact) => {
    expect(stateAfter(fact)).toEqual({ kind: 'unavailable' });
    expect(stateAfter(fact, { type: 'retried' })).toEqual({ kind: 'loading' });
    expect(stateAfter(fact, { type: 'retried' }, loaded)).toMatchObject({ kind: 'open' });
  });

  test('lead to a first request with the defaults of the first product', () => {
    expect(open()).toMatchObject({
      product: hirePurchase,
      choice: {
        family: 'HP',
        term: 48,
        deposit: 1800,
        payment: 405.12,
        mileage: undefined,
        calculation: 'toPayment',
      },
      request: 1,
      quote: { kind: 'pending', isMoving: false },
    });
  });
});

describe('a choice', () => {
  test.each<[string, readonly FinanceQuoteFact[], Partial<QuoteChoice>]>([
    ['of a term keeps the calculation', [choose('term', 60)], { calculation: 'toPayment' }],
    ['of a deposit asks for the payment', [choose('deposit', 5000)], { calculation: 'toPayment' }],
    ['of a payment asks for the deposit', [choose('payment', 300)], { calculation: 'toDeposit' }],
    [
      'of a deposit after a payment asks for the payment again',
      [choose('payment', 300), choose('deposit', 5000)],
      { calculation: 'toPayment', deposit: 5000 },
    ],
    [
      'of a term after a payment still asks for the deposit',
      [choose('payment', 300), choose('term', 36)],
      { calculation: 'toDeposit', payment: 300, term: 36 },
    ],
    ['above the range is the end of it', [choose('deposit', 10_000)], { deposit: 9000 }],
    ['below the range is the end of it', [choose('payment', 1)], { payment: 150 }],
    ['beside the list is the nearest value', [choose('term', 40)], { term: 36 }],
  ])('%s', (_what, facts, choice) => {
    expect(open(quoted(1), ...facts)).toMatchObject({
      choice,
      quote: { kind: 'pending', isMoving: true },
    });
  });

  test('has a request of its own', () => {
    const before = open(quoted(1));
    const { request } = open(quoted(1), choose('term', 60));
    expect(request).toBe(before.request + 1);
  });

  test.each<[string, FinanceQuoteFact]>([
    ['the same value', choose('deposit', 1800)],
    ['a parameter that the product lacks', choose('mileage', 8000)],
    ['the same product', { type: 'productChosen', family: 'HP' }],
    ['an unknown product', { type: 'productChosen', family: 'LEASE' }],
  ])('of %s changes nothing', (_what, fact) => {
    expect(open(quoted(1), fact)).toEqual(open(quoted(1)));
  });

  test('of the payment that was just calculated fixes it', () => {
    expect(open(quoted(1), choose('payment', 405.12))).toMatchObject({
      choice: { calculation: 'toDeposit' },
      request: 2,
    });
  });

  test('of another product starts with its defaults', () => {
    const facts = [choose('payment', 300), { type: 'productChosen', family: 'PCP' }] as const;
    expect(open(...facts)).toMatchObject({
      product: contractPurchase,
      choice: { family: 'PCP', term: 36, mileage: 10000, calculation: 'toPayment' },
      quote: { kind: 'pending', isMoving: false },
    });
  });
});

describe('an answer', () => {
  test('is shown, and the controls follow it', () => {
    const state = open(choose('payment', 300), quoted(2, { deposit: 4_321.5, payment: 300 }));
    expect(state).toMatchObject({
      choice: { deposit: 4_321.5, payment: 300, calculation: 'toDeposit' },
      quote: { kind: 'shown', quote: { deposit: 4_321.5 }, terms: { kind: 'closed' } },
    });
  });

  test('that refuses hides the quote and shows its message', () => {
    expect(open(quoted(1), choose('term', 60), refused(2, 'Too long.')).quote).toEqual({
      kind: 'refused',
      message: 'Too long.',
    });
  });

  test('that fails because of too many requests says when to ask again', () => {
    const failed = open({ type: 'quoteFailed', request: 1, retryAfterSeconds: 2 });
    expect(failed.quote).toEqual({ kind: 'failed', retryAfterSeconds: 2 });
  });

  test('that fails can be requested again', () => {
    const failed = open({ type: 'quoteFailed', request: 1 });
    expect(failed.quote).toEqual({ kind: 'failed' });
    const again = open({ type: 'quoteFailed', request: 1 }, { type: 'retried' });
    expect(again).toMatchObject({
      request: 2,
      choice: failed.choice,
      quote: { kind: 'pending', isMoving: false },
    });
  });

  test.each<[string, FinanceQuoteFact]>([
    ['a quote', quoted(1, { deposit: 1 })],
    ['a refusal', refused(1)],
    ['a failure', { type: 'quoteFailed', request: 1 }],
  ])('to a superseded request is ignored: %s', (_what, fact) => {
    expect(open(choose('term', 60), fact)).toEqual(open(choose('term', 60)));
    expect(open(choose('term', 60), quoted(2), fact)).toEqual(open(choose('term', 60), quoted(2)));
  });
});

describe('the terms', () => {
  const opened = { type: 'termsOpened' } as const;
  const text = { type: 'termsLoaded', reference: 'Q1', text: 'Terms' } as const;
  const failed = { type: 'termsFailed', reference: 'Q1' } as const;

  test.each<[string, readonly FinanceQuoteFact[], object]>([
    ['load when they are opened', [opened], { kind: 'loading' }],
    ['are shown', [opened, text], { kind: 'shown', text: 'Terms' }],
    ['may fail', [opened, failed], { kind: 'failed' }],
    ['load again after a failure', [opened, failed, opened], { kind: 'loading' }],
    ['are kept when opened again', [opened, text, opened], { kind: 'shown', text: 'Terms' }],
    ['of another quote are ignored', [opened, { ...text, reference: 'Q0' }], { kind: 'loading' }],
    ['are ignored if they were not opened', [text], { kind: 'closed' }],
  ])('%s', (_what, facts, terms) => {
    expect(open(quoted(1), ...facts).quote).toMatchObject({ terms });
  });

  test('go with their quote', () => {
    const state = open(quoted(1), opened, text, choose('term', 60), quoted(2, { reference: 'Q2' }));
    expect(state.quote).toMatchObject({ terms: { kind: 'closed' } });
  });
});

/** Every fact, with answers to any request, as a slow and unordered network may report them. */
const anyFact = fc.oneof(
  fc.constant(loaded),
  fc.constant<FinanceQuoteFact>({ type: 'productsFailed' }),
  fc.constant<FinanceQuoteFact>({ type: 'retried' }),
  fc.constant<FinanceQuoteFact>({ type: 'termsOpened' }),
  fc
    .constantFrom('HP', 'PCP')
    .map((family): FinanceQuoteFact => ({ type: 'productChosen', family })),
  fc
    .tuple(fc.constantFrom('term', 'deposit', 'payment', 'mileage'), fc.nat(20_000))
    .map(([parameter, value]) => choose(parameter, value)),
  fc.integer({ min: 1, max: 8 }).map((request) => quoted(request, { reference: `Q${request}` })),
  fc.integer({ min: 1, max: 8 }).map((request) => refused(request)),
  fc
    .integer({ min: 1, max: 8 })
    .map((request): FinanceQuoteFact => ({ type: 'quoteFailed', request })),
  fc
    .integer({ min: 1, max: 8 })
    .map((at): FinanceQuoteFact => ({ type: 'termsLoaded', reference: `Q${at}`, text: `T${at}` })),
);

describe('no sequence of facts', () => {
  propertyTest.prop([fc.array(anyFact, { maxLength: 40 })])(
    'shows an outdated quote, or terms of another quote',
    (facts) => {
      let state = initialFinanceQuote;
      for (const fact of facts) {
        const before = state;
        state = financeQuoteReducer(state, fact);
        if (state.kind !== 'open') continue;
        // A new choice hides the quote at once.
        const isNew = before.kind === 'open' && before.request !== state.request;
        if (isNew) expect(state.quote.kind).toBe('pending');
        if (state.quote.kind !== 'shown') continue;
        expect(state.quote.quote.reference).toBe(`Q${state.request}`);
        const { terms } = state.quote;
        if (terms.kind === 'shown') expect(terms.text).toBe(`T${state.request}`);
        expect(state.choice.deposit).toBe(state.quote.quote.deposit);
      }
    },
  );
});
