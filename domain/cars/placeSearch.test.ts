import { describe, expect, test } from 'vitest';
import type { Filters } from '../search/filters.ts';
import type { FoundPlace, PlaceFinder, PlaceInWords } from './findPlace.ts';
import { placeSearch } from './placeSearch.ts';

const query = { keyphrase: 'elbil', filters: {}, page: 2, sortName: 'price-asc' };
const found: FoundPlace = {
  kind: 'found',
  point: { latitude: 59.86, longitude: 17.64 },
  name: 'Uppsala',
};
const unknown: FoundPlace = { kind: 'unknown', name: 'Xanadu' };
const failed: FoundPlace = { kind: 'failed', name: 'Xanadu' };
const sigtuna = '59.62,17.72 Sigtuna';

/** What a search becomes if the field for places means the one place, and its words the other. */
async function placed(filters: Filters, named: FoundPlace, inWords?: PlaceInWords) {
  const asked: string[] = [];
  const places: PlaceFinder = {
    named: async (_site, name) => {
      asked.push(name);
      return named;
    },
    inWords: async () => inWords,
  };
  const search = await placeSearch(places, 'nordvik-se', { ...query, filters }, 'km');
  return { ...search, asked };
}

describe('the place of a filter', () => {
  test.each<[string, readonly string[], FoundPlace, readonly string[], readonly string[]]>([
    ['a point is kept', ['20', sigtuna], unknown, ['20', sigtuna], []],
    ['a point has the usual radius', [sigtuna], unknown, ['50', sigtuna], []],
    ['a name is found', ['20', 'uppsala'], found, ['20', '59.86,17.64 Uppsala'], ['uppsala']],
    ['a name has the usual radius', ['uppsala'], found, ['50', '59.86,17.64 Uppsala'], ['uppsala']],
  ])('%s', async (_what, near, named, values, asked) => {
    const filters = { fuel: ['El'], near };
    expect(await placed(filters, named)).toEqual({
      query: { ...query, filters: { fuel: ['El'], near: values } },
      asked,
    });
  });

  test.each([unknown, failed])('is left out and named if it is $kind', async (place) => {
    expect(await placed({ fuel: ['El'], near: ['20', 'Xanadu'] }, place)).toEqual({
      query: { ...query, filters: { fuel: ['El'] } },
      missed: place,
      asked: ['Xanadu'],
    });
  });

  test('is missing if there is only a radius', async () => {
    expect(await placed({ fuel: ['El'], near: ['20'] }, found)).toEqual({
      query: { ...query, filters: { fuel: ['El'] } },
      asked: [],
    });
  });
});

describe('a place in words', () => {
  test.each<[string, Filters, number | undefined, string]>([
    ['has its radius', { near: ['20', sigtuna] }, 30, '30'],
    ['has that of the filter', { near: ['20', sigtuna] }, undefined, '20'],
    ['has the usual one', {}, undefined, '50'],
    ['may be at any distance', { near: ['0', sigtuna] }, undefined, '0'],
  ])('%s', async (_what, filters, radius, written) => {
    const words = { place: found, radius, rest: 'kombi' };
    expect(await placed(filters, unknown, words)).toEqual({
      query: {
        ...query,
        keyphrase: 'kombi',
        filters: { near: [written, '59.86,17.64 Uppsala'].toSorted() },
      },
      asked: [],
    });
  });

  test('that is missed leaves the filter and the other words', async () => {
    const words = { place: unknown, radius: 30, rest: 'kombi' };
    expect(await placed({ near: ['20', sigtuna] }, found, words)).toEqual({
      query: { ...query, keyphrase: 'kombi', filters: { near: ['20', sigtuna] } },
      missed: unknown,
      asked: [],
    });
  });
});

test('a search without a place stays the same object', async () => {
  const places: PlaceFinder = {
    named: async () => expect.unreachable(),
    inWords: async () => undefined,
  };
  const search = { ...query, filters: { fuel: ['El'] } };
  expect((await placeSearch(places, 'nordvik-se', search, 'km')).query).toBe(search);
  const wordless = { ...search, keyphrase: '' };
  expect((await placeSearch(places, 'nordvik-se', wordless, 'km')).query).toBe(wordless);
});
