import { expect, test, vi } from 'vitest';
import type { CarLookup, CarService } from '#domain/cars/service.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { createCarHandler } from './carHandler.ts';

const v60 = testRecord({ equipment: ['Dragkrok'] });

const hasCars = (site: string) => site === 'nordvik-se';

async function get(query: string, lookup: CarLookup = { kind: 'found', car: v60 }) {
  const car = vi.fn<CarService['car']>(async () => lookup);
  const search = async () => ({ cars: [], total: 0, facets: [] });
  const handle = createCarHandler({ hasCars, car, search });
  const request = new Request(`https://nordvik.example/api/cars/MLB210${query}`);
  const response = await handle(request, 'MLB210');
  const cacheControl = response.headers.get('cache-control');
  return { car, status: response.status, cacheControl, body: await response.json() };
}

const swedish = '?site=nordvik-se&locale=sv';

test('returns the full record of a car, cacheable for a minute', async () => {
  const { car, status, cacheControl, body } = await get(swedish);
  expect([status, cacheControl]).toEqual([200, 'public, max-age=60']);
  expect(body).toEqual(v60);
  expect(car).toHaveBeenCalledExactlyOnceWith('nordvik-se', 'MLB210');
});

const failed: CarLookup = { kind: 'failed', failure: { kind: 'timeout', afterMs: 3000 } };

test.each<[string, string, CarLookup | undefined, number, string]>([
  ['no site', '?locale=sv', undefined, 400, 'malformed-query'],
  ['no locale', '?site=nordvik-se', undefined, 400, 'malformed-query'],
  ['an unknown site', '?site=nordvik-dk&locale=da', undefined, 404, 'unknown-site'],
  [
    'a language that the site doesn’t have',
    '?site=nordvik-se&locale=fi',
    undefined,
    404,
    'unknown-site',
  ],
  ['no cars', '?site=nordvik-restaurant-se&locale=sv', undefined, 404, 'unknown-site'],
  ['an unknown car', swedish, { kind: 'missing' }, 404, 'missing'],
  ['an index that fails', swedish, failed, 503, 'timeout'],
])('%s is an error that is not cached', async (_what, query, lookup, status, failure) => {
  const answer = await get(query, lookup);
  expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
});
