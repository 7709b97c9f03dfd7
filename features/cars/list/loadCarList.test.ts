import { expect, test } from 'vitest';
import type { CarSearchRequest, CarSearchResult, CarService } from '#domain/cars/service.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import type { Facet } from '#domain/search/facet.ts';
import { type CarListAddress, loadCarList } from './loadCarList.ts';

const brands: Facet = {
  kind: 'choice',
  name: 'car_brand',
  childName: 'car_model',
  values: [{ text: 'Volvo', count: 3, children: [{ text: 'V60', count: 2, children: [] }] }],
};
const price: Facet = { kind: 'range', name: 'car_price', min: 1000, max: 9000, buckets: [] };
const found: CarSearchResult = { cars: [], total: 3, facets: [brands, price] };
const failed: CarSearchResult = {
  cars: [],
  total: 0,
  facets: [],
  failure: { kind: 'timeout', afterMs: 1 },
};

/** A service that returns these answers in turn, and repeats the last one. */
function answering(...answers: readonly CarSearchResult[]) {
  const asked: CarSearchRequest[] = [];
  const search = async (request: CarSearchRequest) => {
    asked.push(request);
    return answers[Math.min(asked.length, answers.length) - 1] ?? found;
  };
  const cars: CarService = { hasCars: () => true, search, car: async () => ({ kind: 'missing' }) };
  return { cars, asked };
}

const address: CarListAddress = {
  site: 'nordvik-se',
  list: {
    facets: [{ name: 'car_brand', childName: 'car_model' }, { name: 'car_price' }],
    sortNames: ['car_publishdate_asc', 'car_price_asc'],
    fixed: { car_fuel: ['El'] },
  },
  pathNames: ['car_brand', 'car_model'],
  segments: [],
  search: '',
};

test('requests all pages up to the one in the address', async () => {
  const { cars, asked } = answering(found);
  const search = 'keyphrase=drag&car_brand=Volvo&sortName=car_price_asc&page=2&utm_source=x';
  const loaded = await loadCarList(cars, { ...address, search });
  expect(asked).toEqual([
    {
      site: 'nordvik-se',
      keyphrase: 'drag',
      dropsWords: true,
      filters: { car_brand: ['Volvo'] },
      fixed: { car_fuel: ['El'] },
      facets: address.list.facets,
      sortName: 'car_price_asc',
      limit: 144,
    },
  ]);
  expect(loaded).toMatchObject({ part: { total: 3 }, query: { page: 2 }, pathFilters: {} });
});

test('the filters of the path apply in addition to the editor’s', async () => {
  const { cars, asked } = answering(found);
  const loaded = await loadCarList(cars, { ...address, segments: ['volvo', 'v60'] });
  const pathFilters = { car_brand: ['Volvo'], car_model: ['V60'] };
  expect(asked[0]).toMatchObject({ limit: 0, fixed: { car_fuel: ['El'] } });
  expect(asked[1]).toMatchObject({ limit: 48, fixed: { car_fuel: ['El'], ...pathFilters } });
  expect(loaded).toMatchObject({ pathFilters, list: { fixed: pathFilters } });
});

test('an unknown path has no cars and is not an outage', async () => {
  const { cars, asked } = answering(found);
  const loaded = await loadCarList(cars, { ...address, segments: ['trabant'] });
  expect(asked).toHaveLength(1);
  expect(loaded).toMatchObject({ part: { total: 0 }, pathFilters: {} });
});

test.each([
  ['the path', ['volvo'], [failed]],
  ['the cars', [], [failed]],
  ['the cars of a path', ['volvo'], [found, failed]],
])('an outage while requesting %s is reported', async (_, segments, answers) => {
  const loaded = await loadCarList(answering(...answers).cars, { ...address, segments });
  expect(loaded.part).toBeUndefined();
});

test('a range that includes everything is not a filter', async () => {
  const { cars, asked } = answering(found);
  const search = 'car_price=1000&car_price=9000&car_brand=Volvo';
  const loaded = await loadCarList(cars, { ...address, search });
  expect(asked.map(({ filters }) => filters)).toEqual([
    { car_brand: ['Volvo'], car_price: ['1000', '9000'] },
    { car_brand: ['Volvo'] },
  ]);
  expect(loaded.query.filters).toEqual({ car_brand: ['Volvo'] });
});

test('an incomplete range is dropped, and a narrower one is kept', async () => {
  const { cars } = answering(found);
  const half = await loadCarList(cars, { ...address, search: 'car_price=2000&car_price=' });
  expect(half.query.filters).toEqual({});
  const narrower = await loadCarList(cars, { ...address, search: 'car_price=2000&car_price=9000' });
  expect(narrower.query.filters).toEqual({ car_price: ['2000', '9000'] });
});

test('cars below the first screen have no blurred previews, to save bytes', async () => {
  const image = { src: '/v60.webp', blur: 'data:image/webp;base64,AAAA' };
  const five = Array.from({ length: 5 }, () => testCar({ image }));
  const { cars } = answering({ cars: five, total: 5, facets: [] });
  const { part } = await loadCarList(cars, address);
  expect(part?.cars.map(({ image: shown }) => shown?.blur)).toEqual([
    ...Array.from({ length: 4 }, () => image.blur),
    undefined,
  ]);
});
