import { expect, test, vi } from 'vitest';
import { maxCarsById } from '#domain/cars/carsByIdAddress.ts';
import type { CarSearchResult, CarService } from '#domain/cars/service.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { createCarsByIdHandler } from './carsByIdHandler.ts';

const hasCars = (site: string) => site === 'nordvik-se';
const one: CarSearchResult = { cars: [testCar({ id: 'MLB210' })], total: 1, facets: [] };

async function get(query: string, result = one) {
  const search = vi.fn<CarService['search']>(async () => result);
  const handle = createCarsByIdHandler({ hasCars, search, car: async () => ({ kind: 'missing' }) });
  const response = await handle(new Request(`https://nordvik.example/api/cars/by-id${query}`));
  const cacheControl = response.headers.get('cache-control');
  return { search, status: response.status, cacheControl, body: await response.json() };
}

const swedish = '?site=nordvik-se&locale=sv';

test('returns the cars that exist, with one search', async () => {
  const answer = await get(`${swedish}&ids=MLB210,MLB211,MLB210`);
  const { cars } = one;
  expect(answer).toMatchObject({ status: 200, cacheControl: 'public, max-age=60', body: { cars } });
  expect(answer.search).toHaveBeenCalledExactlyOnceWith({
    site: 'nordvik-se',
    fixed: { id: ['MLB210', 'MLB211'] },
    limit: 2,
  });
});

const many = Array.from({ length: maxCarsById + 1 }, (_, at) => `MLB${at}`).join();
const failed: CarSearchResult = {
  cars: [],
  total: 0,
  facets: [],
  failure: { kind: 'timeout', afterMs: 3000 },
};

test.each<[string, string, CarSearchResult, number, string]>([
  ['no ids', swedish, one, 400, 'malformed-query'],
  ['an empty id', `${swedish}&ids=`, one, 400, 'malformed-query'],
  ['a malformed id', `${swedish}&ids=MLB210,../x`, one, 400, 'malformed-query'],
  ['too many ids', `${swedish}&ids=${many}`, one, 400, 'malformed-query'],
  ['no site', '?locale=sv&ids=MLB210', one, 400, 'malformed-query'],
  ['an unknown site', '?site=nordvik-dk&locale=da&ids=MLB210', one, 404, 'unknown-site'],
  ['no cars', '?site=nordvik-restaurant-se&locale=sv&ids=MLB210', one, 404, 'unknown-site'],
  ['an index that fails', `${swedish}&ids=MLB210`, failed, 503, 'timeout'],
])('%s is an error that is not cached', async (_what, query, result, status, failure) => {
  const answer = await get(query, result);
  expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
});
