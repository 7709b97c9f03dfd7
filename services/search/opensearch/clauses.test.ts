import { describe, expect, test } from 'vitest';
import type { WireFilter } from '#upstream/search/wire.ts';
import { type Clause, facetClause, filterClause } from './clauses.ts';

const facts = {
  isRange: (field: string) => field === 'car_price',
  parents: new Map([
    ['V60', new Set(['Volvo'])],
    ['XC40', new Set(['Volvo'])],
    ['Sport', new Set(['Volvo', 'Audi'])],
    ['A4', new Set(['Audi'])],
  ]),
};

test.each<[string, WireFilter, Clause | undefined]>([
  [
    'any of the values',
    { name: 'car_fuel', values: ['El', 'Bensin'] },
    terms('car_fuel', 'El', 'Bensin'),
  ],
  ['no values', { name: 'car_fuel', values: [] }, undefined],
  ['two whole numbers', { name: 'car_price', values: ['100', '200'] }, range(100, 200)],
  ['two crossed numbers', { name: 'car_price', values: ['200', '-1'] }, range(-1, 200)],
  ['one number', { name: 'car_price', values: ['100'] }, undefined],
  ['three numbers', { name: 'car_price', values: ['1', '2', '3'] }, undefined],
  ['a fraction', { name: 'car_price', values: ['1.5', '2'] }, undefined],
  ['no number', { name: 'car_price', values: ['cheap', '2'] }, undefined],
])('a filter of %s', (_what, filter, clause) => {
  expect(filterClause(filter, facts)).toEqual(clause);
});

describe('what is chosen of brands and models', () => {
  test.each<[string, readonly string[], readonly string[], Clause | undefined]>([
    ['nothing', [], [], undefined],
    ['two brands', ['Volvo', 'Audi'], [], terms('car_brand', 'Volvo', 'Audi')],
    ['a model without its brand', [], ['V60'], pair('Volvo', 'V60')],
    ['a model of two brands', [], ['Sport'], any(pair('Volvo', 'Sport'), pair('Audi', 'Sport'))],
    ['a brand and a model of its own', ['Volvo'], ['V60'], pair('Volvo', 'V60')],
    ['a model of two brands below one', ['Audi'], ['Sport'], pair('Audi', 'Sport')],
    [
      'a brand, and a model of another',
      ['Audi'],
      ['V60'],
      any(terms('car_brand', 'Audi'), pair('Volvo', 'V60')),
    ],
    ['two models of a brand', ['Volvo'], ['V60', 'XC40'], pair('Volvo', 'V60', 'XC40')],
    [
      'a brand with and one without a model',
      ['Volvo', 'Audi'],
      ['V60'],
      any(terms('car_brand', 'Audi'), pair('Volvo', 'V60')),
    ],
    ['an unknown model', [], ['Zeppelin'], { match_none: {} }],
    ['an unknown model below a brand', ['Volvo'], ['Zeppelin'], terms('car_brand', 'Volvo')],
    ['the same twice', ['Volvo', 'Volvo'], ['V60', 'V60'], pair('Volvo', 'V60')],
  ])('%s', (_what, brands, models, clause) => {
    const filters = [
      { name: 'car_brand', values: [...brands] },
      { name: 'car_model', values: [...models] },
    ];
    const facet = { name: 'car_brand', child_name: 'car_model', filters };
    expect(facetClause(facet, facts)).toEqual(clause);
  });
});

function terms(name: string, ...values: readonly string[]): Clause {
  return { terms: { [name]: values } };
}

function range(gte: number, lte: number): Clause {
  return { range: { car_price: { gte, lte } } };
}

function pair(brand: string, ...models: readonly string[]): Clause {
  return { bool: { filter: [{ term: { car_brand: brand } }, terms('car_model', ...models)] } };
}

function any(...should: readonly Clause[]): Clause {
  return { bool: { should, minimum_should_match: 1 } };
}
