import { expect, test } from 'vitest';
import type { Facet } from './facet.ts';
import { nearestFilters } from './nearestFilters.ts';
import { exampleChoice, range } from './testing/exampleFacets.ts';

const brands = exampleChoice('brand', [['Volvo', ['V60']], 'Kia'], 'model');
const fuels = exampleChoice('fuel', ['Diesel']);
const prices = range('price', 1, 9);
const equipment = exampleChoice('equipment', ['Dragkrok', 'Bluetooth']);

test('lists the facets whose own filters exclude cars, the most cars first', () => {
  const facets: readonly Facet[] = [brands, fuels, prices, equipment];
  const filters = { model: ['V60'], price: ['1', '2'], equipment: ['Dragkrok'] };
  expect(nearestFilters({ filters }, facets)).toEqual([
    { names: ['price'], count: 12 },
    { names: ['brand', 'model'], count: 10 },
  ]);
});

test('leaves out facets that are not the only reason', () => {
  const nothing: Facet = { ...fuels, values: [] };
  const filters = { fuel: ['Diesel'], brand: ['Volvo'] };
  expect(nearestFilters({ filters }, [nothing])).toEqual([]);
});

test.each([
  [0, []],
  [1, [{ names: ['fuel'], count: 1 }]],
])('a facet of %i cars gives %j', (count, nearest) => {
  const fuel: Facet = { ...fuels, values: [{ text: 'Diesel', count, children: [] }] };
  expect(nearestFilters({ filters: { fuel: ['El'] } }, [fuel])).toEqual(nearest);
});
