import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { PriceHistory } from './PriceHistory.tsx';

const { dictionary } = parseDictionary(
  new Map([
    ['carPagePriceHistory', 'Price history'],
    ['carPagePriceLowered', '{amount} less since {day}, {prior} before'],
  ]),
);
const first = { day: '2026-01-10', amount: 220_000 };
const second = { day: '2026-03-01', amount: 200_000 };

function textOf(amount: number, priceHistory: readonly (typeof first)[]): string {
  const car = { price: { amount, currency: 'GBP' }, priceHistory } as const;
  const html = renderToStaticMarkup(<PriceHistory car={car} dictionary={dictionary} locale="en" />);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('two prices are a history, the newest first', () => {
  expect(textOf(200_000, [first, second])).toMatch(
    /Price history £20,000 less since Mar 1, 2026, £220,000 before .*Mar 1, 2026 £200,000 Jan 10, 2026 £220,000/,
  );
});

test.each([
  ['one price', 220_000, [first]],
  ['none', 220_000, []],
  ['prices of which the last is another one than now', 210_000, [first, second]],
])('%s is no history', (_what, amount, history) => {
  expect(textOf(amount, history)).toBe('');
});
