import { expect, test } from 'vitest';
import type { Facet } from './facet.ts';
import { nearestFilters } from './nearestFilters.ts';
import { choice, range } from './testing/exampleFacets.ts';

const query = { keyphrase: '', page: 0, sortName: '' };
const brands = choice('car_brand', [['Volvo', ['V60']], 'Kia'], 'car_model');
const fuels = choice('car_fuel', ['Diesel']);
const prices = range('car_price', 1, 9);
const equipment = choice('car_equipment', ['Dragkrok', 'Bluetooth']);

test('lists the facets whose own filters exclude cars, the most cars first', () => {
  const facets: readonly Facet[] = [brands, fuels, prices, equipment];
  const filters = { car_model: ['V60'], car_price: ['1', '2'], car_equipment: ['Dragkrok'] };
  expect(nearestFilters({ ...query, filters }, facets)).toEqual([
    { names: ['car_price'], count: 12 },
    { names: ['car_brand', 'car_model'], count: 10 },
  ]);
});

test('leaves out facets that are not the only reason', () => {
  const nothing: Facet = { ...fuels, values: [] };
  const filters = { car_fuel: ['Diesel'], car_brand: ['Volvo'] };
  expect(nearestFilters({ ...query, filters }, [nothing])).toEqual([]);
});
