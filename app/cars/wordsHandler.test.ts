import { expect, test, vi } from 'vitest';
import type { CarSearchResult, CarService } from '#domain/cars/service.ts';
import { createWordsHandler } from './wordsHandler.ts';

const fuels = { kind: 'choice', name: 'fuel', values: [] } as const;
const found: CarSearchResult = { cars: [], total: 9, facets: [fuels] };

const hasCars = (site: string) => site === 'nordvik-se';

async function get(query: string, result: CarSearchResult = found) {
  const search = vi.fn<CarService['search']>(async () => result);
  const handle = createWordsHandler({ hasCars, search, car: async () => ({ kind: 'missing' }) });
  const response = await handle(new Request(`https://nordvik.example/api/cars/words?${query}`));
  const cacheControl = response.headers.get('cache-control');
  return { search, status: response.status, cacheControl, body: await response.json() };
}

test('returns the facets of words without cars, cacheable for a minute', async () => {
  const { search, status, cacheControl, body } = await get('site=nordvik-se&locale=sv');
  expect([status, cacheControl, body]).toEqual([200, 'public, max-age=60', [fuels]]);
  const request = search.mock.calls[0]?.[0];
  expect(request).toMatchObject({ site: 'nordvik-se', limit: 0 });
  expect(request?.facets?.map(({ name }) => name)).toContain('brand');
});

const failed: CarSearchResult = { ...found, facets: [], failure: { kind: 'unauthorized' } };

test.each<[string, string, CarSearchResult | undefined, number, string]>([
  ['nothing', '', undefined, 404, 'unknown-site'],
  ['an unknown site', 'site=nordvik-dk&locale=da', undefined, 404, 'unknown-site'],
  ['a site without cars', 'site=nordvik-trucks-se&locale=sv', undefined, 404, 'unknown-site'],
  ['an index that fails', 'site=nordvik-se&locale=sv', failed, 503, 'unauthorized'],
])('%s is an error that is not cached', async (_what, query, result, status, failure) => {
  const answer = await get(query, result);
  expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
});
