import { expect, test } from 'vitest';
import type { ChoiceFacet, Facet, FacetValue, RangeFacet } from '#domain/search/facet.ts';
import { keepFacets } from './keepFacets.ts';

const order = [{ name: 'brand', childName: 'model' }, { name: 'price' }, { name: 'fuel' }];

const value = (text: string, count: number, ...children: readonly FacetValue[]): FacetValue => ({
  text,
  count,
  children,
});
const facet = (name: string, ...values: readonly FacetValue[]): ChoiceFacet => ({
  kind: 'choice',
  name,
  values,
});
const price: RangeFacet = {
  kind: 'range',
  name: 'price',
  min: 1,
  max: 9,
  counts: [3],
};
const emptyPrice: Facet = { ...price, counts: [0] };
const brand = facet('brand', value('Kia', 2, value('EV3', 2)), value('Volvo', 1, value('V60', 1)));
const fuel = facet('fuel', value('Diesel', 2), value('El', 1));

test('facets without hits stay in their places', () => {
  expect(keepFacets([brand, price, fuel], [fuel], order)).toEqual([
    facet('brand', value('Kia', 0, value('EV3', 0)), value('Volvo', 0, value('V60', 0))),
    emptyPrice,
    fuel,
  ]);
});

test('values without hits follow those that have some', () => {
  const now = facet('brand', value('Volvo', 4, value('V90', 4)));
  expect(keepFacets([brand], [now], order)).toEqual([
    facet(
      'brand',
      value('Volvo', 4, value('V90', 4), value('V60', 0)),
      value('Kia', 0, value('EV3', 0)),
    ),
  ]);
});

test('a facet that comes later takes its place in the order', () => {
  expect(keepFacets([fuel], [brand, fuel], order)).toEqual([brand, fuel]);
});

test('a range has the bounds of the answer', () => {
  const now: Facet = { ...price, max: 5 };
  expect(keepFacets([price], [now], order)).toEqual([now]);
});
