import { expect, test } from 'vitest';
import type { CarSearchResult } from '#domain/cars/service.ts';
import { createRepairsHandler } from './repairsHandler.ts';
import { answerOf, refusedQueries } from './testing/answerOf.ts';

const repairedWords = [{ typed: 'bmv', read: 'BMW' }];
const found: CarSearchResult = { cars: [], total: 9, facets: [], repairedWords };

const get = (query: string, result = found) => answerOf(createRepairsHandler, query, result);

test('returns the repairs of the words, cacheable for a minute', async () => {
  const { search, ...answer } = await get('site=nordvik-se&locale=sv&q=bmv+suv');
  expect(answer).toEqual({ status: 200, cacheControl: 'public, max-age=60', body: repairedWords });
  const asked = { site: 'nordvik-se', keyphrase: 'bmv suv', dropsWords: true, limit: 0 };
  expect(search.mock.calls).toEqual([[asked]]);
});

test('returns an empty list if no word is misspelt', async () => {
  const { body } = await get('site=nordvik-se&locale=sv&q=x', { cars: [], total: 0, facets: [] });
  expect(body).toEqual([]);
});

test.each(refusedQueries)(
  '%s is an error that is not cached',
  async (_what, query, result, status, failure) => {
    const answer = await get(query, result);
    expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
  },
);
