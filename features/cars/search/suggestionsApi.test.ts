import { expect, test, vi } from 'vitest';
import type { Suggestion } from '#domain/cars/suggestions.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { exampleFacets } from '#domain/search/testing/exampleFacets.ts';
import { suggestionsApi } from './suggestionsApi.ts';
import { suggestionViews } from './suggestionView.ts';
import { searchBarSetup } from './suggestSetup.ts';

const { signal } = new AbortController();
const place = 'site=nordvik-se&locale=sv&path=%2Fbilar';

function answer(body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0]?.[0];
}

const suggestions: readonly Suggestion[] = [
  { kind: 'make', text: 'Volvo', count: 1_200, href: '/bilar/volvo' },
  { kind: 'model', text: 'Volvo V60', count: 3, href: '/bilar/volvo/v60' },
  { kind: 'car', car: testCar({ image: { src: '/v60.webp' } }), href: '/bil/1' },
  { kind: 'car', car: testCar({}), href: '/bil/2' },
];

test('suggestions are those that the site sends', async () => {
  const views = suggestionViews(suggestions, 'sv');
  const address = answer(views);
  expect(await suggestionsApi.suggest({ place, typed: 'å v' }, signal)).toEqual({
    ok: true,
    value: views,
  });
  expect(address()).toBe(`/api/cars/suggestions?${place}&q=%C3%A5+v`);
});

const dictionary = parseDictionary(
  new Map([
    ['suggestionsFound', 'Förslag: {count}'],
    ['suggestionsCount', '{count} st'],
  ]),
).dictionary;
const setup = searchBarSetup('/bilar', 'path', {
  site: 'nordvik-se',
  locale: 'sv',
  homePath: '/',
  searchLanguages: ['sv', 'en'],
  dictionary,
});

test('the setup of a search bar is the one that the site sends', async () => {
  const address = answer(setup);
  expect(await suggestionsApi.setup(place, signal)).toEqual({ ok: true, value: setup });
  expect(address()).toBe(`/api/cars/suggest-setup?${place}`);
});

test('a setup with unknown marks in a text is unreadable', async () => {
  answer({ ...setup, texts: { ...setup?.texts, suggestionsCount: '{number} st' } });
  expect(await suggestionsApi.setup(place, signal)).toEqual({
    ok: false,
    failure: { kind: 'unreadable' },
  });
});

test('words are the values of facets', async () => {
  const address = answer(exampleFacets);
  expect(await suggestionsApi.words(place, signal)).toEqual({ ok: true, value: exampleFacets });
  expect(address()).toBe('/api/cars/words?site=nordvik-se&locale=sv');
});

test.each([[{}], [[{ kind: 'make', text: 'Volvo' }]], [[{ kind: 'town', text: 'Kil' }]]])(
  'an answer like %j is unreadable',
  async (body) => {
    answer(body);
    const failure = { kind: 'unreadable' };
    expect(await suggestionsApi.suggest({ place, typed: 'v' }, signal)).toEqual({
      ok: false,
      failure,
    });
  },
);
