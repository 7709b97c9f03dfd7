import { expect, test } from 'vitest';
import type { Filters } from '../search/filters.ts';
import { exampleChoice } from '../search/testing/exampleFacets.ts';
import type { CarSearchRequest, CarSearchResult, CarService } from './service.ts';
import { waysOut } from './waysOut.ts';

const stock: readonly Filters[] = [
  { brand: ['Tesla'], fuel: ['El'], color: ['Svart'], equipment: ['Dragkrok'] },
  { brand: ['Tesla'], fuel: ['El'], color: ['Vit'], equipment: [] },
  { brand: ['Kia'], fuel: ['Diesel'], color: ['Vit'], equipment: ['Panorama'] },
];

/** A service that counts the cars that have all filters. */
function counting() {
  const asked: CarSearchRequest[] = [];
  const search: CarService['search'] = async (request) => {
    asked.push(request);
    const { filters = {} } = request;
    const fits = (car: Filters) =>
      Object.entries(filters).every(([name, values]) =>
        values.some((value) => car[name]?.includes(value)),
      );
    return { cars: [], total: stock.filter(fits).length, facets: [] };
  };
  const cars: CarService = { hasCars: () => true, search, car: async () => ({ kind: 'missing' }) };
  return { cars, asked };
}

const nothing: CarSearchResult = { cars: [], total: 0, facets: [] };

test.each<[string, Filters, unknown]>([
  // The colour is given up before the make, and the fuel has to be.
  [
    'no filter alone',
    { brand: ['Tesla'], fuel: ['Diesel'], color: ['Röd'] },
    [{ names: ['color', 'fuel'], count: 2 }],
  ],
  ['a single car is left', { brand: ['Kia'], fuel: ['El'] }, [{ names: ['fuel'], count: 1 }]],
  [
    'equipment, which facets don’t count',
    { brand: ['Tesla'], equipment: ['Panorama'] },
    [{ names: ['equipment'], count: 2 }],
  ],
  ['an unknown filter', { brand: ['Kia'], region: ['Norr'] }, [{ names: ['region'], count: 1 }]],
  ['a single filter', { brand: ['Saab'] }, [{ names: ['brand'], count: 3 }]],
  // The colour comes before the fuel, but needn't be given up.
  [
    'a filter that is taken back, for a single car',
    { brand: ['Kia'], fuel: ['El'], color: ['Vit'] },
    [{ names: ['fuel'], count: 1 }],
  ],
  [
    'filters on both sides of one that is taken back',
    { brand: ['Kia'], fuel: ['Bensin'], color: ['Vit'], equipment: ['Dragkrok'] },
    [{ names: ['equipment', 'fuel'], count: 1 }],
  ],
  ['nothing', {}, []],
])('the fewest filters to give up: %s', async (_what, filters, ways) => {
  const { cars } = counting();
  expect(await waysOut(cars, { site: 'a', filters, limit: 48 }, nothing)).toEqual(ways);
});

test('asks for numbers of cars only', async () => {
  const { cars, asked } = counting();
  await waysOut(
    cars,
    { site: 'a', filters: { brand: ['Tesla'], fuel: ['Diesel'] }, limit: 48 },
    nothing,
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const request of asked) expect(request).toMatchObject({ limit: 0, offset: 0, facets: [] });
});

test('asks no more than it needs to know', async () => {
  const { cars, asked } = counting();
  const filters = { brand: ['Kia'], fuel: ['El'] };
  await waysOut(cars, { site: 'a', filters, limit: 48 }, nothing);
  expect(asked.map((request) => request.filters)).toEqual([{ brand: ['Kia'] }]);
});

test('asks nothing if there are cars, or a facet alone excludes them', async () => {
  const { cars, asked } = counting();
  const request = { site: 'a', filters: { brand: ['Tesla'] }, limit: 48 };
  const counted = [exampleChoice('brand', ['Kia'])];
  expect(await waysOut(cars, request, { ...nothing, total: 1 })).toEqual([]);
  expect(await waysOut(cars, request, { ...nothing, facets: counted })).toEqual([]);
  expect(await waysOut(cars, request, { ...nothing, failure: { kind: 'unauthorized' } })).toEqual(
    [],
  );
  expect(asked).toEqual([]);
});
