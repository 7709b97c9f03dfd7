import { expect, test } from 'vitest';
import type { CarSearchResult } from '#domain/cars/service.ts';
import { answerOf, refusedQueries } from './testing/answerOf.ts';
import { createWordsHandler } from './wordsHandler.ts';

const fuels = { kind: 'choice', name: 'fuel', values: [] } as const;
const found: CarSearchResult = { cars: [], total: 9, facets: [fuels] };

const get = (query: string, result = found) => answerOf(createWordsHandler, query, result);

test('returns the facets of words without cars, cacheable for a minute', async () => {
  const { search, status, cacheControl, body } = await get('site=nordvik-se&locale=sv');
  expect([status, cacheControl, body]).toEqual([200, 'public, max-age=60', [fuels]]);
  const request = search.mock.calls[0]?.[0];
  expect(request).toMatchObject({ site: 'nordvik-se', limit: 0 });
  expect(request?.facets?.map(({ name }) => name)).toContain('brand');
});

test.each([...refusedQueries, ['nothing', '', undefined, 404, 'unknown-site'] as const])(
  '%s is an error that is not cached',
  async (_what, query, result, status, failure) => {
    const answer = await get(query, result);
    expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
  },
);
