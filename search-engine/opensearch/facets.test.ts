import { describe, expect, test } from 'vitest';
import type { TermsQuestion } from '../question.ts';
import { facetAggregation, readFacet } from './facets.ts';

const tree = new Map([
  ['Volvo', new Set(['V60', 'XC40'])],
  ['Audi', new Set(['A4'])],
  ['Saab', new Set<string>()],
]);
const question: TermsQuestion = {
  kind: 'terms',
  name: 'car_brand',
  childName: 'car_model',
  order: 'count_desc',
  chosen: [],
  chosenChildren: [],
};
const brands = { kind: 'terms', question, tree } as const;
const prices = {
  kind: 'histogram',
  question: { kind: 'histogram', name: 'car_price', chosen: [] },
  ends: { lowest: 0, highest: 90 },
} as const;

describe('the aggregation of a facet', () => {
  test('has room for every value of the index and for the empty text', () => {
    expect(facetAggregation(brands, [])).toEqual({
      filter: { bool: { filter: [] } },
      aggs: {
        values: {
          terms: { field: 'car_brand', size: 4 },
          aggs: { children: { terms: { field: 'car_model', size: 3 } } },
        },
      },
    });
  });

  test('uses the buckets of the whole index and the range of the hits', () => {
    const only = { range: { car_year: { gte: 2020, lte: 2022 } } };
    expect(facetAggregation(prices, [only])).toEqual({
      filter: { bool: { filter: [only] } },
      aggs: {
        values: { histogram: { field: 'car_price', interval: 2, min_doc_count: 1 } },
        lowest: { min: { field: 'car_price' } },
        highest: { max: { field: 'car_price' } },
      },
    });
  });

  test('is empty if the index has no number', () => {
    expect(facetAggregation({ ...prices, ends: undefined }, [])).toMatchObject({ aggs: {} });
  });
});

function counted(key: string | number, doc_count: number, children?: readonly object[]) {
  return { key, doc_count, ...(children && { children: { buckets: children } }) };
}

describe('the counts of a facet', () => {
  const buckets = [
    counted('Audi', 3, [counted('A4', 3)]),
    counted('Volvo', 3, [counted('V60', 2), counted('XC40', 1)]),
    counted('', 9, []),
  ];

  test('are those of its values and their children, in the requested order', () => {
    expect(readFacet(brands, { values: { buckets } })).toEqual({
      name: 'car_brand',
      child_name: 'car_model',
      type: 'terms',
      values: [
        { text: 'Audi', count: 3, children: [{ text: 'A4', count: 3 }] },
        {
          text: 'Volvo',
          count: 3,
          children: [
            { text: 'V60', count: 2 },
            { text: 'XC40', count: 1 },
          ],
        },
      ],
    });
  });

  test('are zero for chosen values without hits, and absent for unknown values', () => {
    const chosen = { ...question, chosen: ['Saab', 'Zeppelin'], chosenChildren: ['A4'] };
    const answer = { values: { buckets: [] } };
    expect(readFacet({ ...brands, question: chosen }, answer).values).toEqual([
      { text: 'Audi', count: 0, children: [{ text: 'A4', count: 0 }] },
      { text: 'Saab', count: 0, children: [] },
    ]);
  });

  test('of a range have no gaps between the lowest and the highest number', () => {
    const values = { buckets: [counted(10, 2), counted(14, 1)] };
    const answer = { values, lowest: { value: 11 }, highest: { value: 15 } };
    expect(readFacet(prices, answer).values).toEqual([
      { text: '10', count: 2, min: 11, max: 12 },
      { text: '12', count: 0, min: 12, max: 14 },
      { text: '14', count: 1, min: 14, max: 15 },
    ]);
  });

  test.each([
    [
      'there are no hits',
      prices,
      { values: { buckets: [] }, lowest: { value: null }, highest: { value: null } },
    ],
    ['the index has no number', { ...prices, ends: undefined }, {}],
  ])('of a range are empty if %s', (_what, facet, answer) => {
    expect(readFacet(facet, answer)).toEqual({ name: 'car_price', type: 'histogram', values: [] });
  });

  test('throw if the answer is malformed', () => {
    expect(() => readFacet(brands, { values: {} })).toThrow();
  });
});
