import { describe, expect, test } from 'vitest';
import { chipKey, type FilterChip, filterChips, filterCount } from './chips.ts';
import type { Filters } from './filters.ts';
import { exampleFacets } from './testing/exampleFacets.ts';

const chipsOf = (filters: Filters, keyphrase = '') =>
  filterChips({ keyphrase, filters, page: 0, sortName: '' }, exampleFacets);

/** A chip as one line. */
const lines = (filters: Filters, keyphrase?: string) =>
  chipsOf(filters, keyphrase).map((chip) => {
    if (chip.kind === 'monthly') return chip.kind;
    return chip.kind === 'range' ? `${chip.name} ${chip.low}–${chip.high}` : textOf(chip);
  });

function textOf(chip: Exclude<FilterChip, { readonly kind: 'range' | 'monthly' }>): string {
  return chip.kind === 'place' ? chip.values.join(' ') : chip.text;
}

describe('filterChips', () => {
  test('has one of each kind', () => {
    const filters = { price: ['100000', '200000'], fuel: ['El'] };
    expect(chipsOf(filters, 'dragkrok')).toEqual([
      { kind: 'keyphrase', text: 'dragkrok' },
      { kind: 'choice', name: 'fuel', value: 'El', text: 'El' },
      { kind: 'range', name: 'price', low: 100_000, high: 200_000 },
    ]);
  });

  test.each<[string, Filters, string[]]>([
    ['nothing', {}, []],
    ['a brand', { brand: ['Volvo'] }, ['Volvo']],
    ['a model with its brand', { model: ['XC60'], brand: ['Volvo'] }, ['Volvo', 'Volvo XC60']],
    ['a model alone', { model: ['XC60'] }, ['Volvo XC60']],
    ['a model of two brands', { model: ['2'] }, ['2']],
    [
      'a model of two brands, one of them chosen',
      { model: ['2'], brand: ['Polestar'] },
      ['Polestar', 'Polestar 2'],
    ],
    [
      'a model of two chosen brands',
      { model: ['2'], brand: ['Mazda', 'Polestar'] },
      ['Mazda', 'Polestar', '2'],
    ],
    ['several values', { fuel: ['Diesel', 'El'] }, ['Diesel', 'El']],
    ['the order of the facets', { color: ['Röd'], brand: ['Fiat'] }, ['Fiat', 'Röd']],
    ['values without a facet', { brand: ['Saab'], body: ['Kombi'] }, ['Saab', 'Kombi']],
    ['a range with one end', { price: ['100000'] }, []],
    ['all years between two', { year: ['2008', '2020'] }, ['year 2008–2020']],
    ['years with another between them', { year: ['2008', '2024'] }, ['2008', '2024']],
    ['a range without a facet', { power: ['100', '200'] }, ['power 100–200']],
    ['a place', { near: ['Uppsala'] }, ['Uppsala']],
    ['a place and a radius', { near: ['50', 'Uppsala'] }, ['50 Uppsala']],
    ['no place', { near: [] }, []],
    ['a budget', { loan: ['0', '2000'] }, ['monthly']],
    ['own terms', { loanMonths: ['36'] }, ['monthly']],
    ['half a budget', { loan: ['0'] }, []],
  ])('%s', (_what, filters, texts) => {
    expect(lines(filters)).toEqual(texts);
  });

  test('have unique keys', () => {
    const keys = chipsOf(
      { model: ['2', '4'], seats: ['4'], price: ['1', '2'], power: ['1', '2'] },
      'price',
    ).map(chipKey);
    expect(new Set(keys).size).toBe(6);
  });
});

test.each<[Filters, number]>([
  [{}, 0],
  [{ year: ['2020', '2021', '2022'] }, 1],
  [{ fuel: ['Diesel', 'El'] }, 2],
  [{ price: ['1', '2'] }, 1],
  [{ price: ['1', '2'], power: ['1', '2'], brand: ['Volvo'], model: ['V60'] }, 4],
  [{ price: [] }, 0],
])('%j counts %s', (filters, count) => {
  expect(filterCount(filters)).toBe(count);
});
