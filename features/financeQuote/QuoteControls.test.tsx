import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OpenQuote } from '#domain/financeQuote/financeQuoteState.ts';
import { contractPurchase, hirePurchase } from '#domain/financeQuote/testing/testProducts.ts';
import { QuoteControls } from './QuoteControls.tsx';
import { quoteTexts } from './testing/quoteTexts.ts';

const open: OpenQuote = {
  kind: 'open',
  products: [hirePurchase],
  product: hirePurchase,
  choice: { family: 'HP', calculation: 'toPayment', term: 48, deposit: 1800, payment: 405.12 },
  request: 1,
  quote: { kind: 'pending', isMoving: false },
};

/** The products to choose from; the chosen one has a star. */
function productsOf(more: Partial<OpenQuote>): readonly string[] {
  const html = renderToStaticMarkup(
    <QuoteControls state={{ ...open, ...more }} texts={quoteTexts} dispatch={() => undefined} />,
  );
  return (html.match(/<input[^>]* type="radio"[^>]*>/g) ?? []).map((radio) => {
    const [, family = ''] = /value="(\w+)"/.exec(radio) ?? [];
    return `${family}${radio.includes('checked=""') ? '*' : ''}`;
  });
}

test('a single product isn’t a choice', () => {
  expect(productsOf({})).toEqual([]);
});

test.each([
  ['HP', hirePurchase, ['HP*', 'PCP']],
  ['PCP', contractPurchase, ['HP', 'PCP*']],
])('of two products, %s is ticked if it is chosen', (_family, product, ticked) => {
  expect(productsOf({ products: [hirePurchase, contractPurchase], product })).toEqual(ticked);
});
