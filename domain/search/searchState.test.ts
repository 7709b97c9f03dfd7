import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { filterChips } from './chips.ts';
import type { Filters } from './filters.ts';
import { isTicked } from './filterValues.ts';
import type { SearchQuery } from './searchQuery.ts';
import { type SearchFact, searchReducer } from './searchState.ts';
import { exampleFacets as facets } from './testing/exampleFacets.ts';

const start: SearchQuery = { keyphrase: '', filters: {}, page: 3, sortName: 'price-asc' };
const bounds = { min: 100, max: 900 };

const brand = (value: string) => ({ name: 'brand', value });
const toggled = (name: string, value: string): SearchFact => ({
  type: 'filterToggled',
  name,
  value,
  facets,
});
const modelToggled = (value: string, of: string): SearchFact => ({
  type: 'filterToggled',
  name: 'model',
  value,
  parent: brand(of),
  facets,
});
const ranged = (low?: number, high?: number): SearchFact => ({
  type: 'rangeChosen',
  name: 'price',
  low,
  high,
  bounds,
});
const years = (...values: readonly string[]): SearchFact => ({
  type: 'valuesChosen',
  name: 'year',
  values,
});
const submitted = (keyphrase: string, filters: Filters = {}): SearchFact => ({
  type: 'keyphraseSubmitted',
  words: { keyphrase, filters },
});
const chipRemoved = (name: string, value: string): SearchFact => ({
  type: 'filterRemoved',
  chip: { kind: 'choice', name, value, text: value },
  facets,
});
const more: SearchFact = { type: 'moreWanted' };
const cleared: SearchFact = { type: 'cleared' };

const play = (facts: readonly SearchFact[], from: SearchQuery = start) =>
  facts.reduce(searchReducer, from);

describe('filters', () => {
  test.each<[string, SearchFact[], Filters]>([
    ['a value', [toggled('fuel', 'El')], { fuel: ['El'] }],
    [
      'two values in either order',
      [toggled('fuel', 'El'), toggled('fuel', 'Diesel')],
      { fuel: ['Diesel', 'El'] },
    ],
    ['a value twice', [toggled('fuel', 'El'), toggled('fuel', 'El')], {}],
    [
      'a model adds its brand',
      [modelToggled('V60', 'Volvo')],
      { brand: ['Volvo'], model: ['V60'] },
    ],
    [
      'removing a model keeps its brand',
      [modelToggled('V60', 'Volvo'), modelToggled('V60', 'Volvo')],
      { brand: ['Volvo'] },
    ],
    [
      'removing a brand removes its models',
      [
        modelToggled('V60', 'Volvo'),
        modelToggled('XC60', 'Volvo'),
        modelToggled('500', 'Fiat'),
        toggled('brand', 'Volvo'),
      ],
      { brand: ['Fiat'], model: ['500'] },
    ],
    ['so does its chip', [modelToggled('V60', 'Volvo'), chipRemoved('brand', 'Volvo')], {}],
    [
      'a model of another chosen brand stays',
      [modelToggled('2', 'Mazda'), modelToggled('2', 'Polestar'), chipRemoved('brand', 'Mazda')],
      { brand: ['Polestar'], model: ['2'] },
    ],
    [
      'an unknown model stays',
      [modelToggled('240', 'Volvo'), chipRemoved('brand', 'Volvo')],
      { model: ['240'] },
    ],
    [
      'the chip of a model',
      [modelToggled('V60', 'Volvo'), chipRemoved('model', 'V60')],
      { brand: ['Volvo'] },
    ],
    ['other years', [years('2020', '2021'), years('2008')], { year: ['2008'] }],
    ['all years', [years('2020'), years()], {}],
    ['a range', [ranged(200, 300)], { price: ['200', '300'] }],
    ['a range beyond its bounds', [ranged(0, 300)], { price: ['100', '300'] }],
    ['a range with one end', [ranged(undefined, 300)], { price: ['100', '300'] }],
    ['the full range', [ranged(200, 300), ranged(100, 900)], {}],
    ['a range beyond both bounds', [ranged(200, 300), ranged(0, 5000)], {}],
    [
      'the chip of a range',
      [
        ranged(200, 300),
        {
          type: 'filterRemoved',
          chip: { kind: 'range', name: 'price', low: 200, high: 300 },
          facets,
        },
      ],
      {},
    ],
  ])('%s', (_what, facts, filters) => {
    const query = play(facts);
    expect(query).toEqual({ ...start, filters, page: 0 });
  });
});

describe('a value is ticked', () => {
  test.each<[string, Filters, string, boolean]>([
    ['with its brand', { brand: ['Mazda'], model: ['2'] }, 'Mazda', true],
    ['not below another brand', { brand: ['Mazda'], model: ['2'] }, 'Polestar', false],
    ['below each brand when none is chosen', { model: ['2'] }, 'Polestar', true],
    ['not when it isn’t chosen', { brand: ['Mazda'] }, 'Mazda', false],
  ])('%s', (_what, filters, of, ticked) => {
    const model = { name: 'model', value: '2' };
    expect(isTicked(filters, facets, model, brand(of))).toBe(ticked);
  });
});

describe('the keyphrase', () => {
  const full = { ...start, keyphrase: 'dragkrok', filters: { brand: ['Audi'] } };

  test.each<[string, SearchFact, Partial<SearchQuery>]>([
    ['replaces the previous one', submitted('röd'), { keyphrase: 'röd' }],
    [
      'loses the words that became filters',
      submitted('röd', { brand: ['Volvo'], fuel: ['El'] }),
      { keyphrase: 'röd', filters: { brand: ['Audi', 'Volvo'], fuel: ['El'] } },
    ],
    [
      'stays when all words became filters',
      submitted('', { brand: ['Volvo'] }),
      { filters: { brand: ['Audi', 'Volvo'] } },
    ],
    [
      'is removed by its chip',
      { type: 'filterRemoved', chip: { kind: 'keyphrase', text: 'dragkrok' }, facets },
      { keyphrase: '' },
    ],
    ['is cleared with the filters', cleared, { keyphrase: '', filters: {} }],
  ])('%s', (_what, fact, change) => {
    expect(play([fact], full)).toEqual({ ...full, page: 0, ...change });
  });
});

describe('pages and orders', () => {
  test('more adds a page, up to the last', () => {
    expect(play([more]).page).toBe(4);
    expect(play(Array(30).fill(more)).page).toBe(19);
  });

  test('another order starts at the first page', () => {
    const sorted = play([{ type: 'sortChosen', sortName: 'year-desc' }]);
    expect(sorted).toEqual({ ...start, sortName: 'year-desc', page: 0 });
  });

  test('another address replaces the search', () => {
    const query = { ...start, keyphrase: 'v60', page: 2 };
    expect(play([toggled('fuel', 'El'), { type: 'addressChanged', query }])).toBe(query);
  });
});

const facts: fc.Arbitrary<SearchFact> = fc.oneof(
  fc.constantFrom(more, cleared, ranged(200, 300), ranged(), submitted('röd')),
  fc.constantFrom('Bensin', 'El').map((value) => toggled('fuel', value)),
  fc.constantFrom('Volvo', 'Mazda', 'Polestar').map((value) => toggled('brand', value)),
  fc
    .constantFrom(['V60', 'Volvo'], ['XC60', 'Volvo'], ['2', 'Mazda'], ['2', 'Polestar'])
    .map(([model = '', of = '']) => modelToggled(model, of)),
);

describe('whatever happens', () => {
  propertyTest.prop([fc.array(facts)])('every filter has values', (happened) => {
    const { filters } = play(happened);
    expect(Object.values(filters).every((values) => values.length > 0)).toBe(true);
  });

  propertyTest.prop([fc.array(facts)])('removing every chip clears the search', (happened) => {
    const query = play(happened);
    const removals = filterChips(query, facets).map(
      (chip): SearchFact => ({ type: 'filterRemoved', chip, facets }),
    );
    expect(play([more, ...removals], query)).toEqual(
      removals.length > 0 ? play([cleared], query) : play([more], query),
    );
  });

  propertyTest.prop([fc.array(facts)])('no model is left without its brand', (happened) => {
    const { filters } = play(happened);
    const volvos = (filters['model'] ?? []).filter((model) => model !== '2');
    if (volvos.length > 0) expect(filters['brand']).toContain('Volvo');
  });
});
