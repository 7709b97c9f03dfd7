import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { filterChips } from '#domain/search/chips.ts';
import { allFilterNames } from '#domain/search/facets.ts';
import { searchAddress } from '#domain/search/feedAddress.ts';
import { boundQuery, readSearchQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { carCardTexts } from '../card/carCardTexts.ts';
import { carListTexts } from './carListTexts.ts';
import { chipText } from './chipText.ts';
import { nearChoices } from './nearChoices.ts';
import { searchName } from './searchName.ts';

const { dictionary } = parseDictionary(new Map());
const words = {
  locale: 'sv',
  texts: carListTexts(dictionary),
  cardTexts: carCardTexts(dictionary),
  facetLabels: { price: 'Pris', year: 'Modellår' },
  valueTexts: { 'isUsed true': 'Begagnad' },
  sortOptions: [],
  units: { price: { before: '', after: 'kr' } },
  near: nearChoices({ distanceUnit: 'mil', country: 'SE' }, dictionary),
} as const;
const none: SearchQuery = { keyphrase: '', filters: {}, page: 0, sortName: '' };
const nameOf = (query: SearchQuery) =>
  searchName('Bilar i lager', { query, facets: [], words }).replaceAll('\u00a0', ' ');

test.each<[Partial<SearchQuery>, string]>([
  [{}, 'Bilar i lager'],
  [{ page: 3, sortName: 'price-asc' }, 'Bilar i lager'],
  [{ keyphrase: 'dragkrok' }, 'Bilar i lager: dragkrok'],
  [
    { keyphrase: 'x', filters: { fuel: ['El'], price: ['1', '300000'], isUsed: ['true'] } },
    'Bilar i lager: x, El, Begagnad, Pris 1–300 000 kr',
  ],
])('%j', (query, name) => {
  expect(nameOf({ ...none, ...query })).toBe(name);
});

const anyFilters = fc.dictionary(
  fc.constantFrom(...allFilterNames()),
  fc.array(fc.oneof(fc.nat().map(String), fc.string({ minLength: 1, maxLength: 20 })), {
    maxLength: 3,
  }),
);

propertyTest.prop([fc.string({ maxLength: 30 }), anyFilters])(
  'a name has every chip, and is the same for the address',
  (keyphrase, filters) => {
    const query = boundQuery({ ...none, keyphrase, filters }, { sortNames: [] });
    const name = searchName('Bilar', { query, facets: [], words });
    for (const chip of filterChips(query, [])) expect(name).toContain(chipText(chip, words));
    const { search } = new URL(searchAddress('/bilar', query), 'https://a.example');
    const read = readSearchQuery(search, { sortNames: [] });
    expect(searchName('Bilar', { query: read, facets: [], words })).toBe(name);
    const isNamed = query.keyphrase !== '' || Object.keys(query.filters).length > 0;
    expect(name !== 'Bilar').toBe(isNamed);
  },
);
