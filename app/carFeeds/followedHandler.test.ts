import { expect, test, vi } from 'vitest';
import { newsAddress } from '#domain/cars/followedSearches.ts';
import type { CarSearchResult } from '#domain/cars/service.ts';
import { createFollowedHandler } from './followedHandler.ts';
import { failing, listPage, listTools, twoCars } from './testing/listTools.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

async function get(query: string, result: CarSearchResult = twoCars, page = listPage('/bilar')) {
  const { search, ...tools } = listTools(result, page);
  const asked = vi.spyOn(tools.content, 'page');
  const handle = createFollowedHandler({ ...tools, now: () => now });
  const response = await handle(new Request(`https://nordvik.example/api/cars/followed?${query}`));
  const cacheControl = response.headers.get('cache-control');
  const { status } = response;
  return { search, pages: asked.mock.calls, status, cacheControl, body: await response.json() };
}

const asked = (address: string, visitedAt = '2026-11-24T08:00:00.000Z', site = 'nordvik-se') =>
  newsAddress(site, { address, visitedAt, name: 'x' }).split('?')[1] ?? '';

test('counts the cars of a search that were published since the last visit', async () => {
  const answer = await get(asked('/bilar?car_fuel=El&keyphrase=drag'));
  expect(answer).toMatchObject({
    status: 200,
    cacheControl: 'public, max-age=60',
    body: { total: 2, entered: 1, isMore: false },
  });
  expect(answer.search.mock.lastCall?.[0]).toMatchObject({
    keyphrase: 'drag',
    filters: { fuel: ['El'] },
    sortName: 'published-asc',
  });
});

test.each([
  ['/', 'sv', '/'],
  ['/bilar', 'sv', '/bilar'],
  ['/bilar/volvo?car_fuel=El', 'sv', '/bilar/volvo'],
  ['/b%C3%A4st', 'sv', '/bäst'],
  ['/en', 'en', '/'],
  ['/en/bilar', 'en', '/bilar'],
  ['/en/bilar/volvo', 'en', '/bilar/volvo'],
  ['/sv/bilar', 'sv', '/sv/bilar'],
  ['/fi/bilar', 'sv', '/fi/bilar'],
  ['/english', 'sv', '/english'],
])('the list at %s is asked for in %s at %s', async (address, language, path) => {
  const { status, pages } = await get(asked(address, undefined, 'carstore-se'));
  expect(status).toBe(200);
  expect(pages).toEqual([[{ site: 'carstore-se', language, path }]]);
});

test('an earlier answer isn’t cached', async () => {
  const { cacheControl } = await get(asked('/bilar'), { ...twoCars, isStale: true });
  expect(cacheControl).toBe('no-store');
});

test.each<[string, string, CarSearchResult, number, string]>([
  ['no address', 'site=nordvik-se&since=2026-11-24T08:00:00Z', twoCars, 400, 'malformed-query'],
  ['another host', asked('//evil.example/bilar'), twoCars, 400, 'malformed-query'],
  ['no date', asked('/bilar', 'yesterday'), twoCars, 400, 'malformed-query'],
  ['an unknown site', asked('/bilar', undefined, 'nordvik-dk'), twoCars, 404, 'unknown-site'],
  ['no cars', asked('/bilar', undefined, 'nordvik-restaurant-se'), twoCars, 404, 'missing'],
  ['a search service that is down', asked('/bilar'), failing, 503, 'unavailable'],
])('%s is an error that is not cached', async (_what, query, result, status, failure) => {
  const answer = await get(query, result);
  expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
});

test('a page without a list', async () => {
  const answer = await get(asked('/bilar'), twoCars, { ...listPage('/bilar'), placeholders: {} });
  expect(answer.status).toBe(404);
});
