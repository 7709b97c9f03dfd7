import { expect, test, vi } from 'vitest';
import type { CarSearchResult, CarService } from '#domain/cars/service.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { createCarsHandler } from './carsHandler.ts';

const found: CarSearchResult = { cars: [testCar({})], total: 1, facets: [] };

const hasCars = (site: string) => site === 'nordvik-se';

async function get(query: string, result: CarSearchResult = found) {
  const search = vi.fn<CarService['search']>(async () => result);
  const handle = createCarsHandler({ hasCars, search, car: async () => ({ kind: 'missing' }) });
  const response = await handle(new Request(`https://nordvik.example/api/cars?${query}`));
  const cacheControl = response.headers.get('cache-control');
  return { search, status: response.status, cacheControl, body: await response.json() };
}

const list = 'facets=fuel,brand&sorts=price-asc,year-desc';
const swedish = `site=nordvik-se&locale=sv&${list}`;

test('returns the cars of a list, cacheable for a minute', async () => {
  const { status, cacheControl, body } = await get(swedish);
  expect([status, cacheControl]).toEqual([200, 'public, max-age=60']);
  expect(body).toEqual(found);
});

test('sends the search in the URL', async () => {
  const { search } = await get(
    `${swedish}&fixed.isUsed=true&keyphrase=drag&car_fuel=El&car_color=R&sortName=car_year_desc&page=4&from=3`,
  );
  expect(search).toHaveBeenCalledExactlyOnceWith({
    site: 'nordvik-se',
    keyphrase: 'drag',
    dropsWords: true,
    fixed: { isUsed: ['true'] },
    filters: { fuel: ['El'], color: ['R'] },
    facets: [{ name: 'fuel' }, { name: 'brand', childName: 'model' }],
    sortName: 'year-desc',
    offset: 144,
    limit: 96,
  });
});

test.each<[string, string, object]>([
  ['the first page', swedish, { offset: 0, limit: 48, sortName: 'price-asc' }],
  ['all pages up to one', `${swedish}&page=2`, { offset: 0, limit: 144 }],
  ['no further than the last page', `${swedish}&page=500`, { offset: 816, limit: 144 }],
  ['only facets', `${swedish}&size=0`, { offset: 0, limit: 0 }],
  ['a few cars', `${swedish}&size=3`, { offset: 0, limit: 3 }],
  ['no order', 'site=nordvik-se&locale=sv&facets=&sorts=', { sortName: undefined, facets: [] }],
])('asks for %s', async (_what, query, request) => {
  const { search } = await get(query);
  expect(search).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(request));
});

test('a search that finds nothing is told which filter to give up', async () => {
  const search: CarService['search'] = async ({ filters = {} }) => ({
    cars: [],
    total: filters['color'] ? 0 : 3,
    facets: [],
  });
  const handle = createCarsHandler({ hasCars, search, car: async () => ({ kind: 'missing' }) });
  const request = new Request(`https://nordvik.example/api/cars?${swedish}&car_color=R`);
  expect(await (await handle(request)).json()).toEqual({
    cars: [],
    total: 0,
    facets: [],
    waysOut: [{ names: ['color'], count: 3 }],
  });
});

const failed: CarSearchResult = {
  cars: [],
  total: 0,
  facets: [],
  failure: { kind: 'timeout', afterMs: 3000 },
};

test.each<[string, string, CarSearchResult | undefined, number, string]>([
  ['a malformed query', `${swedish}&size=99`, undefined, 400, 'malformed-query'],
  ['an unknown site', `site=nordvik-dk&locale=da&${list}`, undefined, 404, 'unknown-site'],
  [
    'a language that the site doesn’t have',
    `site=nordvik-se&locale=fi&${list}`,
    undefined,
    404,
    'unknown-site',
  ],
  ['no cars', `site=nordvik-restaurant-se&locale=sv&${list}`, undefined, 404, 'unknown-site'],
  ['an index that fails', swedish, failed, 503, 'timeout'],
])('%s is an error that is not cached', async (_what, query, result, status, failure) => {
  const answer = await get(query, result);
  expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
});

test('an earlier answer is returned without caching', async () => {
  const answer = await get(swedish, { cars: [], total: 0, facets: [], isStale: true });
  expect(answer).toMatchObject({ status: 200, cacheControl: 'no-store' });
  expect(answer.body).toEqual({ cars: [], total: 0, facets: [] });
});
