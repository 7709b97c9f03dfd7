import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FinanceParameter, ProductParameter } from '#domain/financeQuote/product.ts';
import { QuoteParameter } from './QuoteParameter.tsx';
import { quoteTexts } from './testing/quoteTexts.ts';

/** The texts of the values that a select offers. */
function offered(name: FinanceParameter, parameter: ProductParameter, value: number) {
  const html = renderToStaticMarkup(
    <QuoteParameter
      name={name}
      parameter={parameter}
      value={value}
      texts={quoteTexts}
      onChoose={() => undefined}
    />,
  );
  return [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text);
}

const terms = { values: { kind: 'list', values: [48, 36] }, initial: 36 } as const;

test('the initial value alone is shown as the lender writes it', () => {
  expect(offered('term', { ...terms, initialText: 'Three years' }, 36)).toEqual([
    'Three years',
    '48 months',
  ]);
  expect(offered('term', terms, 36)).toEqual(['36 months', '48 months']);
});

test('a chosen value is offered once, in its place among the others', () => {
  expect(offered('term', terms, 42)).toEqual(['36 months', '42 months', '48 months']);
  expect(offered('term', terms, 48)).toEqual(['36 months', '48 months']);
});
