import { describe, expect, test } from 'vitest';
import { chipKey, filterChips, filterCount } from './chips.ts';
import type { Filters } from './filters.ts';
import { exampleFacets } from './testing/exampleFacets.ts';

const chipsOf = (filters: Filters, keyphrase = '') =>
  filterChips({ keyphrase, filters, page: 0, sortName: '' }, exampleFacets);

/** A chip as one line. */
const lines = (filters: Filters, keyphrase?: string) =>
  chipsOf(filters, keyphrase).map((chip) =>
    chip.kind === 'range' ? `${chip.name} ${chip.low}–${chip.high}` : chip.text,
  );

describe('filterChips', () => {
  test('has one of each kind', () => {
    const filters = { car_price: ['100000', '200000'], car_fuel: ['El'] };
    expect(chipsOf(filters, 'dragkrok')).toEqual([
      { kind: 'keyphrase', text: 'dragkrok' },
      { kind: 'choice', name: 'car_fuel', value: 'El', text: 'El' },
      { kind: 'range', name: 'car_price', low: 100_000, high: 200_000 },
    ]);
  });

  test.each<[string, Filters, string[]]>([
    ['nothing', {}, []],
    ['a brand', { car_brand: ['Volvo'] }, ['Volvo']],
    [
      'a model with its brand',
      { car_model: ['XC60'], car_brand: ['Volvo'] },
      ['Volvo', 'Volvo XC60'],
    ],
    ['a model alone', { car_model: ['XC60'] }, ['Volvo XC60']],
    ['a model of two brands', { car_model: ['2'] }, ['2']],
    [
      'a model of two brands, one of them chosen',
      { car_model: ['2'], car_brand: ['Polestar'] },
      ['Polestar', 'Polestar 2'],
    ],
    [
      'a model of two chosen brands',
      { car_model: ['2'], car_brand: ['Mazda', 'Polestar'] },
      ['Mazda', 'Polestar', '2'],
    ],
    ['several values', { car_fuel: ['Diesel', 'El'] }, ['Diesel', 'El']],
    ['the order of the facets', { car_color: ['Röd'], car_brand: ['Fiat'] }, ['Fiat', 'Röd']],
    ['values without a facet', { car_brand: ['Saab'], car_body: ['Kombi'] }, ['Saab', 'Kombi']],
    ['a range with one end', { car_price: ['100000'] }, []],
    ['a range without a facet', { car_power: ['100', '200'] }, ['car_power 100–200']],
  ])('%s', (_what, filters, texts) => {
    expect(lines(filters)).toEqual(texts);
  });

  test('have unique keys', () => {
    const keys = chipsOf(
      { car_model: ['2', '4'], car_seats: ['4'], car_price: ['1', '2'], car_power: ['1', '2'] },
      'car_price',
    ).map(chipKey);
    expect(new Set(keys).size).toBe(6);
  });
});

test.each<[Filters, number]>([
  [{}, 0],
  [{ car_fuel: ['Diesel', 'El'] }, 2],
  [{ car_price: ['1', '2'] }, 1],
  [{ car_price: ['1', '2'], car_power: ['1', '2'], car_brand: ['Volvo'], car_model: ['V60'] }, 4],
  [{ car_price: [] }, 0],
])('%j counts %s', (filters, count) => {
  expect(filterCount(filters)).toBe(count);
});
