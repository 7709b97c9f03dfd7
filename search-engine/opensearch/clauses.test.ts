import { describe, expect, test } from 'vitest';
import type { Condition } from '../condition.ts';
import type { FacetQuestion } from '../question.ts';
import { type Clause, conditionClause, facetClauses } from './clauses.ts';

test.each<[string, Condition, Clause]>([
  ['any of the values', any('El', 'Bensin'), terms('car_fuel', 'El', 'Bensin')],
  ['an empty text, which is not a value', any(''), terms('car_fuel')],
  [
    'a range',
    { kind: 'between', field: 'car_price', low: 1, high: 2 },
    { range: { car_price: { gte: 1, lte: 2 } } },
  ],
  [
    'ranges that depend on a text',
    {
      kind: 'banded',
      field: 'terms',
      number: 'price',
      bands: [
        {
          value: '5.95',
          ranges: [
            { low: 1, high: 2 },
            { low: 4, high: 5 },
          ],
        },
      ],
    },
    either(
      both(
        terms('terms', '5.95'),
        either({ range: { price: { gte: 1, lte: 2 } } }, { range: { price: { gte: 4, lte: 5 } } }),
      ),
    ),
  ],
  ['ranges of no text', { kind: 'banded', field: 'a', number: 'b', bands: [] }, { match_none: {} }],
])('a condition of %s', (_what, condition, clause) => {
  expect(conditionClause(condition)).toEqual(clause);
});

describe('chosen brands and models', () => {
  const volvo = terms('car_brand', 'Volvo');
  const v60 = terms('car_model', 'V60');
  test.each<[string, readonly string[], readonly string[], readonly Clause[]]>([
    ['nothing', [], [], []],
    ['two brands', ['Volvo', 'Audi'], [], [either(terms('car_brand', 'Volvo', 'Audi'))]],
    ['a model without its brand', [], ['V60'], [either(v60)]],
    ['a brand and a model of its own', ['Volvo'], ['V60'], [either(both(v60, volvo))]],
    [
      'a brand, and a model of another',
      ['Audi'],
      ['V60'],
      [either(terms('car_brand', 'Audi'), v60)],
    ],
    [
      'a model of two brands below one of them',
      ['Volvo'],
      ['Sport'],
      [either(both(terms('car_model', 'Sport'), volvo))],
    ],
    [
      'an unknown model below a brand',
      ['Volvo'],
      ['Zeppelin'],
      [either(volvo, terms('car_model', 'Zeppelin'))],
    ],
  ])('%s', (_what, chosen, chosenChildren, clauses) => {
    const names = { name: 'car_brand', childName: 'car_model', order: 'count_desc' } as const;
    const question = { kind: 'terms', ...names, chosen, chosenChildren } as const;
    const tree = new Map([
      ['Volvo', new Set(['V60', 'XC40', 'Sport'])],
      ['Audi', new Set(['A4', 'Sport'])],
    ]);
    expect(facetClauses({ kind: 'terms', question, tree })).toEqual(clauses);
  });
});

test('two ranges in one facet must both hold', () => {
  const chosen = [between(1, 9), between(5, 20)];
  const question: FacetQuestion = { kind: 'histogram', name: 'car_price', chosen };
  expect(facetClauses({ kind: 'histogram', question, ends: undefined })).toEqual([
    { range: { car_price: { gte: 1, lte: 9 } } },
    { range: { car_price: { gte: 5, lte: 20 } } },
  ]);
});

function between(low: number, high: number) {
  return { kind: 'between', field: 'car_price', low, high } as const;
}

function any(...values: readonly string[]): Condition {
  return { kind: 'any', field: 'car_fuel', values };
}

function terms(name: string, ...values: readonly string[]): Clause {
  return { terms: { [name]: values } };
}

function both(...filter: readonly Clause[]): Clause {
  return { bool: { filter } };
}

function either(...should: readonly Clause[]): Clause {
  return { bool: { should, minimum_should_match: 1 } };
}
