import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { filterChips } from '#domain/search/chips.ts';
import type { Filters } from '#domain/search/filters.ts';
import { exampleChoice } from '#domain/search/testing/exampleFacets.ts';
import { carCardTexts } from '../card/carCardTexts.ts';
import { carListTexts } from './carListTexts.ts';
import { chipText } from './chipText.ts';
import { nearChoices } from './nearChoices.ts';
import { pathChips } from './pathChips.ts';

const { dictionary } = parseDictionary(new Map());
const words = {
  locale: 'sv',
  texts: carListTexts(dictionary),
  cardTexts: carCardTexts(dictionary),
  facetLabels: { year: 'Modellår' },
  valueTexts: { 'isUsed true': 'Begagnad' },
  sortOptions: [],
  near: nearChoices({ distanceUnit: 'mil', country: 'SE' }, dictionary),
  units: {},
} as const;
const facets = [
  exampleChoice('brand', [['Volvo', ['V60', 'XC60']]], 'model'),
  exampleChoice('fuel', ['El']),
];
const list = { names: ['brand', 'model', 'fuel'], basePath: '/bilar', facets, words };

test('each links to the list without it, and removing a brand removes its model', () => {
  const filters = { brand: ['Volvo'], model: ['V60'], fuel: ['El'] };
  expect(pathChips(filters, list)).toEqual([
    { text: 'Volvo', childName: 'model', path: '/bilar/el' },
    { text: 'Volvo V60', path: '/bilar/volvo/el' },
    { text: 'El', path: '/bilar/volvo/v60' },
  ]);
});

test('a path without filters has no chips', () => {
  expect(pathChips({}, list)).toEqual([]);
});

test.each<Filters>([
  { brand: ['Volvo'], model: ['XC60'] },
  { model: ['V60', 'XC60'] },
  { isUsed: ['true'] },
  { year: ['2022'] },
  { fuel: ['Unknown to the index'] },
])('a filter %j has the same words in the path as in the query', (filters) => {
  const names = ['brand', 'model', 'fuel', 'isUsed', 'year'];
  const query = { keyphrase: '', filters, sortName: '', page: 0 };
  const texts = filterChips(query, facets).map((chip) => chipText(chip, words));
  expect(pathChips(filters, { ...list, names }).map(({ text }) => text)).toEqual(texts);
});
