import { expect, test, vi } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { ContentService } from '#domain/content/service.ts';
import { fail, ok } from '#domain/result.ts';
import { suggestQuestion } from '#features/cars/search/suggestQuestion.ts';
import { createSuggestSetupHandler } from './suggestSetupHandler.ts';

const texts = new Map([
  ['pathToCarDetail', '/osta-auto/auto'],
  ['suggestionsCount', '{count} st'],
]);
const finnish = { site: 'carstore-fi', locale: 'sv' } as const;

async function get(
  question: string,
  dictionary: ContentService['dictionary'] = async () => ok(parseDictionary(texts).dictionary),
) {
  const handle = createSuggestSetupHandler({
    cars: { hasCars: (site) => site !== 'nordvik-restaurant-se' },
    content: { dictionary },
    log: vi.fn(),
  });
  const url = `https://nordvik.example/api/cars/suggest-setup?${question}`;
  const response = await handle(new Request(url));
  const cacheControl = response.headers.get('cache-control');
  return { status: response.status, cacheControl, body: await response.json() };
}

test.each([
  ['path', '/sv/osta-auto/autot?car_fuel=El'],
  ['keyphrase', undefined],
] as const)('with words in the %s, they lead to %j', async (words, wordsUrl) => {
  const question = suggestQuestion('/sv/osta-auto/autot?car_fuel=El', words, finnish) ?? '';
  const { status, cacheControl, body } = await get(question);
  expect([status, cacheControl]).toEqual([200, 'public, max-age=60']);
  expect(body.wordsUrl).toBe(wordsUrl);
  expect(body.languages).toEqual(['fi', 'sv', 'en']);
  expect(body.texts).toMatchObject({ suggestionsCount: '{count} st', tryAgain: 'tryAgain' });
  expect(Object.fromEntries(new URLSearchParams(body.place))).toEqual({
    ...finnish,
    list: '/sv/osta-auto/autot',
    cars: '/osta-auto/auto',
    home: '/sv',
  });
});

test.each([
  ['no list', 'site=carstore-fi&locale=sv', 400, 'malformed-query'],
  ['another site', 'site=carstore-fi&locale=sv&list=//evil.example', 400, 'malformed-query'],
  [
    'a list too long',
    `site=carstore-fi&locale=sv&list=/${'a'.repeat(500)}`,
    400,
    'malformed-query',
  ],
  ['an unknown site', 'site=nordvik-dk&locale=da&list=/a', 404, 'unknown-site'],
  ['no cars', 'site=nordvik-restaurant-se&locale=sv&list=/a', 404, 'unknown-site'],
])('%s is an error that is not cached', async (_what, question, status, failure) => {
  const answer = await get(question);
  expect(answer).toMatchObject({ status, cacheControl: 'no-store', body: { failure } });
});

test('while the content platform fails, there is no setup', async () => {
  const failing = async () => fail({ kind: 'timeout', afterMs: 3_000 } as const);
  const answer = await get('site=carstore-fi&locale=sv&list=/a', failing);
  expect(answer).toMatchObject({ status: 504, cacheControl: 'no-store' });
});
