import { expect, test } from 'vitest';
import type { ChoiceFacet } from '#domain/search/facet.ts';
import { orderValues } from './orderValues.ts';

function facet(name: string, counts: Readonly<Record<string, number>>): ChoiceFacet {
  const values = Object.entries(counts).map(([text, count]) => ({ text, count, children: [] }));
  return { kind: 'choice', name, values };
}
const texts = (...asked: Parameters<typeof orderValues>) =>
  orderValues(...asked).map(({ text }) => text);

test('the most frequent values come first', () => {
  expect(texts(facet('brand', { Audi: 3, Kia: 9, Volvo: 40 }), 'sv')).toEqual([
    'Volvo',
    'Kia',
    'Audi',
  ]);
});

test.each([
  ['sk', ['Seat', 'Škoda', 'Toyota']],
  ['fi', ['Seat', 'Škoda', 'Toyota']],
] as const)('equal counts are in the order of the language: %s', (locale, order) => {
  expect(texts(facet('brand', { Škoda: 2, Toyota: 2, Seat: 2 }), locale)).toEqual(order);
});

test('Swedish and Norwegian letters come last, in the order of each alphabet', () => {
  const places = { Örebro: 1, Åre: 1, Älmhult: 1, Uppsala: 1 };
  expect(texts(facet('city', places), 'sv')).toEqual(['Uppsala', 'Åre', 'Älmhult', 'Örebro']);
});

test('the models of a brand are ordered in the same way', () => {
  const children = facet('model', { V60: 1, XC60: 5 }).values;
  const brand = { ...facet('brand', {}), values: [{ text: 'Volvo', count: 6, children }] };
  expect(orderValues(brand, 'sv')[0]?.children.map(({ text }) => text)).toEqual(['XC60', 'V60']);
});

test('years are in descending order, and seats in that of their numbers', () => {
  expect(texts(facet('year', { 2019: 9, 2024: 1 }), 'sv')).toEqual(['2024', '2019']);
  expect(texts(facet('seats', { 5: 9, 17: 1, 2: 3 }), 'sv')).toEqual(['2', '5', '17']);
});

test('the index’s own order is kept', () => {
  const own = { ...facet('brand', { Audi: 1, Volvo: 9 }), isOrdered: true };
  expect(texts(own, 'sv')).toEqual(['Audi', 'Volvo']);
});
