import { describe, expect, test } from 'vitest';
import type { PlaceFinder } from '#domain/cars/findPlace.ts';
import type { CarSearchRequest, CarSearchResult, CarService } from '#domain/cars/service.ts';
import { noPlaces } from '#domain/cars/testing/noPlaces.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import type { Facet } from '#domain/search/facet.ts';
import { allValueFacets } from '#domain/search/resolveFilters.ts';
import { type CarListAddress, loadCarList } from './loadCarList.ts';

const brands: Facet = {
  kind: 'choice',
  name: 'brand',
  childName: 'model',
  values: [{ text: 'Volvo', count: 3, children: [{ text: 'V60', count: 2, children: [] }] }],
};
const price: Facet = { kind: 'range', name: 'price', min: 1000, max: 9000, counts: [] };
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
  unit: 'km',
  site: 'nordvik-se',
  languages: ['sv', 'en'],
  list: {
    facets: [{ name: 'brand', childName: 'model' }, { name: 'price' }],
    sortNames: ['published-asc', 'price-asc'],
    fixed: { fuel: ['El'] },
  },
  pathNames: ['brand', 'model'],
  segments: [],
  search: '',
};

test('requests the page in the address and the two before it', async () => {
  const { cars, asked } = answering({ ...found, cars: [testCar({})], total: 900 });
  const search = 'keyphrase=drag&car_brand=Volvo&sortName=car_price_asc&page=7&utm_source=x';
  const loaded = await loadCarList(cars, noPlaces, { ...address, search });
  expect(asked[0]).toEqual({ site: 'nordvik-se', facets: allValueFacets, limit: 0 });
  expect(asked.slice(1)).toEqual([
    {
      site: 'nordvik-se',
      keyphrase: 'drag',
      dropsWords: true,
      filters: { brand: ['Volvo'] },
      fixed: { fuel: ['El'] },
      facets: address.list.facets,
      sortName: 'price-asc',
      offset: 240,
      limit: 144,
    },
  ]);
  expect(loaded).toMatchObject({ part: { total: 900 }, query: { page: 7 }, pathFilters: {} });
});

test('a page beyond the last one becomes the last one', async () => {
  const { cars, asked } = answering({ ...found, total: 60 });
  const loaded = await loadCarList(cars, noPlaces, { ...address, search: 'page=19' });
  expect(asked.map(({ offset, limit }) => [offset, limit])).toEqual([
    [816, 144],
    [0, 96],
  ]);
  expect(loaded.query.page).toBe(1);
});

test('the filters of the path apply in addition to the editor’s', async () => {
  const { cars, asked } = answering(found);
  const loaded = await loadCarList(cars, noPlaces, { ...address, segments: ['volvo', 'v60'] });
  const pathFilters = { brand: ['Volvo'], model: ['V60'] };
  expect(asked[0]).toMatchObject({ limit: 0, fixed: { fuel: ['El'] } });
  expect(asked[1]).toMatchObject({ limit: 48, fixed: { fuel: ['El'], ...pathFilters } });
  expect(loaded).toMatchObject({ pathFilters, list: { fixed: pathFilters } });
});

test('an unknown path has no cars and is not an outage', async () => {
  const { cars, asked } = answering(found);
  const loaded = await loadCarList(cars, noPlaces, { ...address, segments: ['trabant'] });
  expect(asked).toHaveLength(1);
  expect(loaded).toMatchObject({ part: { total: 0 }, pathFilters: {} });
});

test.each([
  ['the path', ['volvo'], [failed]],
  ['the cars', [], [failed]],
  ['the cars of a path', ['volvo'], [found, failed]],
])('an outage while requesting %s is reported', async (_, segments, answers) => {
  const loaded = await loadCarList(answering(...answers).cars, noPlaces, { ...address, segments });
  expect(loaded.part).toBeUndefined();
});

test('a range that includes everything is not a filter', async () => {
  const { cars, asked } = answering(found);
  const search = 'car_price=1000&car_price=9000&car_brand=Volvo';
  const loaded = await loadCarList(cars, noPlaces, { ...address, search });
  expect(asked.slice(1).map(({ filters }) => filters)).toEqual([
    { brand: ['Volvo'], price: ['1000', '9000'] },
    { brand: ['Volvo'] },
  ]);
  expect(loaded.query.filters).toEqual({ brand: ['Volvo'] });
});

test('misspelt words become filters, and the search as typed is told', async () => {
  const repairs = [{ typed: 'vovlo', read: 'Volvo' }];
  const misspelt: CarSearchResult = { ...found, repairedWords: repairs };
  const { cars, asked } = answering(found, misspelt, found);
  const search = 'keyphrase=vovlo+drag&car_price=2000&car_price=9000';
  const loaded = await loadCarList(cars, noPlaces, { ...address, search });
  expect(asked.slice(1).map(({ keyphrase, filters }) => [keyphrase, filters])).toEqual([
    ['vovlo drag', { price: ['2000', '9000'] }],
    [undefined, undefined],
    ['drag', { brand: ['Volvo'], price: ['2000', '9000'] }],
  ]);
  expect(loaded).toMatchObject({
    query: { keyphrase: 'drag', filters: { brand: ['Volvo'] } },
    reading: { repairs, asTyped: { keyphrase: '"vovlo" drag' } },
  });
});

test('a range with an open end reaches to its bound, and a narrower one is kept', async () => {
  const { cars } = answering(found);
  const open = await loadCarList(cars, noPlaces, {
    ...address,
    search: 'car_price=2000&car_price=',
  });
  expect(open.query.filters).toEqual({ price: ['2000', '9000'] });
  const narrower = await loadCarList(cars, noPlaces, {
    ...address,
    search: 'car_price=2000&car_price=9000',
  });
  expect(narrower.query.filters).toEqual({ price: ['2000', '9000'] });
});

test('cars below the first screen have no blurred previews, to save bytes', async () => {
  const image = { src: '/v60.webp', blur: 'data:image/webp;base64,AAAA' };
  const five = Array.from({ length: 5 }, () => testCar({ image }));
  const { cars } = answering({ cars: five, total: 5, facets: [] });
  const { part } = await loadCarList(cars, noPlaces, address);
  expect(part?.cars.map(({ image: shown }) => shown?.blur)).toEqual([
    ...Array.from({ length: 4 }, () => image.blur),
    undefined,
  ]);
});

describe('the filters of an address', () => {
  const conditions: Facet = {
    kind: 'choice',
    name: 'condition',
    values: [{ text: 'Begagnad', count: 2, children: [] }],
  };
  const facilities: Facet = {
    kind: 'choice',
    name: 'facility',
    values: [{ text: '101', count: 2, children: [] }],
  };
  const all = { ...found, facets: [brands, price, conditions, facilities] };

  test('apply even if the list doesn’t offer their facets', async () => {
    const { cars, asked } = answering(all, found);
    const loaded = await loadCarList(cars, noPlaces, {
      ...address,
      search: 'car_condition=Begagnad',
    });
    expect(asked[1]).toMatchObject({ filters: { condition: ['Begagnad'] } });
    expect(loaded.query.filters).toEqual({ condition: ['Begagnad'] });
  });

  test('are found in any letter case', async () => {
    const { cars } = answering(all, found);
    const search = 'car_condition=BEGAGNAD&car_brand=volvo&car_model=v60';
    const { query, unknown } = await loadCarList(cars, noPlaces, { ...address, search });
    expect(query.filters).toEqual({ brand: ['Volvo'], model: ['V60'], condition: ['Begagnad'] });
    expect(unknown).toEqual([]);
  });

  test('are reported if the index doesn’t have them, and the others apply', async () => {
    const { cars } = answering(all, found);
    const search = 'car_brand=Trabant&car_brand=Volvo&car_condition=Dammig';
    const { query, unknown } = await loadCarList(cars, noPlaces, { ...address, search });
    expect(query.filters).toEqual({ brand: ['Volvo'] });
    expect(unknown).toEqual([
      { name: 'brand', value: 'Trabant' },
      { name: 'condition', value: 'Dammig' },
    ]);
  });

  test('stay as they are while the index fails', async () => {
    const { cars } = answering(failed);
    const { query, unknown } = await loadCarList(cars, noPlaces, {
      ...address,
      search: 'car_brand=Trabant',
    });
    expect(query.filters).toEqual({ brand: ['Trabant'] });
    expect(unknown).toEqual([]);
  });

  test('name the facility', async () => {
    const facility = { id: '101', name: 'Nordvik Kungens kurva' };
    const { cars } = answering(all, { ...found, cars: [testCar({ facility })] });
    const { valueNames } = await loadCarList(cars, noPlaces, {
      ...address,
      search: 'car_site_id=101',
    });
    expect(valueNames).toEqual({ '101': 'Nordvik Kungens kurva' });
  });

  test('name the facility even if none of its cars is shown', async () => {
    const facility = { id: '101', name: 'Nordvik Kungens kurva' };
    const { cars, asked } = answering(all, found, { ...found, cars: [testCar({ facility })] });
    const { valueNames } = await loadCarList(cars, noPlaces, {
      ...address,
      search: 'car_site_id=101',
    });
    expect(asked[2]).toEqual({ site: 'nordvik-se', fixed: { facility: ['101'] }, limit: 1 });
    expect(valueNames).toEqual({ '101': 'Nordvik Kungens kurva' });
  });

  test('are clamped to the bounds of a range', async () => {
    const { cars } = answering(all, found);
    const search = 'car_price=0&car_price=5000';
    const { query } = await loadCarList(cars, noPlaces, { ...address, search });
    expect(query.filters).toEqual({ price: ['1000', '5000'] });
  });

  test('include the words of the keyphrase that are values of the list', async () => {
    const { cars } = answering(all, { ...found, total: 200 });
    const search = 'keyphrase=begagnad+volvo+dragkrok&page=1';
    const { query } = await loadCarList(cars, noPlaces, { ...address, search });
    // The list doesn't offer conditions.
    expect(query).toMatchObject({
      filters: { brand: ['Volvo'] },
      keyphrase: 'begagnad dragkrok',
      page: 1,
    });
  });
});

test('words for the largest reduction are the filter and the order of the first answer', async () => {
  const reduced: Facet = {
    kind: 'choice',
    name: 'isReduced',
    childName: undefined,
    values: [{ text: 'true', count: 2, children: [] }],
  };
  const { cars, asked } = answering({ ...found, facets: [brands, reduced] });
  const list = {
    ...address.list,
    facets: [...address.list.facets, { name: 'isReduced' }],
    sortNames: ['published-asc', 'reduction-desc'],
  };
  const search = new URLSearchParams({ keyphrase: 'störst prissänkning' }).toString();
  const { query } = await loadCarList(cars, noPlaces, { ...address, list, search });
  const wanted = { filters: { isReduced: ['true'] }, sortName: 'reduction-desc' };
  expect(query).toMatchObject({ keyphrase: '', ...wanted });
  expect(asked.at(-1)).toMatchObject(wanted);
});

describe('a place', () => {
  const uppsala = { latitude: 59.86, longitude: 17.64 };
  const places: PlaceFinder = {
    named: async (_site, name) =>
      name === 'Uppsala' ? { kind: 'found', point: uppsala, name } : { kind: 'failed', name },
    inWords: async (_site, text) =>
      text.endsWith('nära Uppsala')
        ? {
            place: { kind: 'found', point: uppsala, name: 'Uppsala' },
            radius: undefined,
            rest: 'Volvo',
          }
        : undefined,
  };
  const near = ['50', '59.86,17.64 Uppsala'];

  test.each([
    ['in words becomes a filter', 'keyphrase=Volvo+n%C3%A4ra+Uppsala', { brand: ['Volvo'], near }],
    ['of a form without script is looked up', 'near=Uppsala&near=50', { near }],
    ['without a radius has the usual one', 'near=59.86%2C17.64+Uppsala', { near }],
    ['is rounded', 'near=59.858562%2C17.638927+Uppsala&near=50', { near }],
    ['alone is no radius', 'near=50', {}],
  ])('%s', async (_what, search, filters) => {
    const { cars } = answering();
    const { query, missedPlace } = await loadCarList(cars, places, { ...address, search });
    expect(query.filters).toEqual(filters);
    expect(query.keyphrase).toBe('');
    expect(missedPlace).toBeUndefined();
  });

  test('that can’t be looked up is left out and named', async () => {
    const { cars } = answering();
    const search = 'near=Sigtuna&car_brand=Volvo';
    const { query, missedPlace } = await loadCarList(cars, places, { ...address, search });
    expect(query.filters).toEqual({ brand: ['Volvo'] });
    expect(missedPlace).toEqual({ kind: 'failed', name: 'Sigtuna' });
  });
});
