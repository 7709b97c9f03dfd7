import { expect, test, vi } from 'vitest';
import type { CarSearchResult, CarService } from '#domain/cars/service.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { createSuggestionsHandler } from './suggestionsHandler.ts';

const car = testCar({
  year: 2022,
  mileageText: '4 500 mil',
  image: { src: '/a.webp', blur: 'data:' },
});

const found: CarSearchResult = {
  cars: [car],
  total: 1,
  facets: [
    {
      kind: 'choice',
      name: 'brand',
      childName: 'model',
      values: [{ text: 'Volvo', count: 7, children: [{ text: 'V60', count: 3, children: [] }] }],
    },
  ],
};

const hasCars = (site: string) => site !== 'nordvik-restaurant-se';

async function get(query: string, result: CarSearchResult = found) {
  const search = vi.fn<CarService['search']>(async () => result);
  const handle = createSuggestionsHandler({
    hasCars,
    search,
    car: async () => ({ kind: 'missing' }),
  });
  const response = await handle(new Request(`https://nordvik.example/api/cars?${query}`));
  const cacheControl = response.headers.get('cache-control');
  return { search, status: response.status, cacheControl, body: await response.json() };
}

const finnish = 'site=carstore-fi&locale=sv&list=/sv/osta-auto/autot&cars=/osta-auto/auto&home=/sv';

test('suggests makes, models and cars, cacheable for a minute', async () => {
  const { status, cacheControl, body } = await get(`${finnish}&q=vo`);
  expect([status, cacheControl]).toEqual([200, 'public, max-age=60']);
  const list = '/sv/osta-auto/autot';
  expect(body).toEqual([
    { kind: 'make', text: 'Volvo', count: '7', href: `${list}/volvo` },
    { kind: 'model', text: 'Volvo V60', count: '3', href: `${list}/volvo/v60` },
    {
      kind: 'car',
      text: 'Volvo V60 B4',
      facts: ['2022', '4 500 mil'],
      image: { src: '/a.webp' },
      href: '/sv/osta-auto/auto/MLB210/volvo-v60',
    },
  ]);
});

test('requests three cars, and brands and models', async () => {
  const { search } = await get(`${finnish}&q= vo `);
  expect(search).toHaveBeenCalledExactlyOnceWith({
    site: 'carstore-fi',
    keyphrase: 'vo',
    facets: [{ name: 'brand', childName: 'model', order: 'text-ascending' }],
    limit: 3,
  });
});

test.each([
  ['v', '', 0],
  ['volvo v', 'volvo', 0],
  ['volvo v6', 'volvo v6', 3],
])('of %j the index is asked for %j', async (typed, keyphrase, limit) => {
  const { search } = await get(`${finnish}&q=${encodeURIComponent(typed)}`);
  expect(search).toHaveBeenCalledWith(expect.objectContaining({ keyphrase, limit }));
});

const failed: CarSearchResult = {
  cars: [],
  total: 0,
  facets: [],
  failure: { kind: 'timeout', afterMs: 3000 },
};

const swedish = 'site=nordvik-se&locale=sv&q=vo';
const paths = 'list=/lager&cars=/bil&home=/';

test.each<[string, string, CarSearchResult | undefined, number, string]>([
  ['nothing typed', `site=nordvik-se&locale=sv&q=%20&${paths}`, undefined, 400, 'malformed-query'],
  [
    'a text that is too long',
    `${swedish}${'o'.repeat(100)}&${paths}`,
    undefined,
    400,
    'malformed-query',
  ],
  ['no list', `${swedish}&cars=/bil&home=/`, undefined, 400, 'malformed-query'],
  [
    'another site’s list',
    `${swedish}&list=//evil.example&cars=/&home=/`,
    undefined,
    400,
    'malformed-query',
  ],
  [
    'another site’s list, with a backslash',
    `${swedish}&list=/%5Cevil.example&cars=/&home=/`,
    undefined,
    400,
    'malformed-query',
  ],
  ['an unknown site', `site=nordvik-dk&locale=da&q=vo&${paths}`, undefined, 404, 'unknown-site'],
  ['no cars', `site=nordvik-restaurant-se&locale=sv&q=vo&${paths}`, undefined, 404, 'unknown-site'],
  ['an index that fails', `${swedish}&${paths}`, failed, 503, 'timeout'],
])('%s is an error that is not cached', async (_what, query, result, status, failure) => {
  const answer = await get(query, result);
  expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
});
