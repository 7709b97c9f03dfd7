import { describe, expect, test } from 'vitest';
import { schemaOf } from '#stock/schemas.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import { type FacetQuestion, type Question, readQuestion } from '../question.ts';
import type { Clause } from './clauses.ts';
import type { KnownFacet } from './knownFacet.ts';
import { searchBody } from './searchBody.ts';

const plain: WireSearchRequest = {
  index: 'vehicles-nordvik-se',
  fields: ['car_id'],
  facets: [],
  filters: [],
  limit: 48,
  offset: 96,
};

function questionOf(request: Partial<WireSearchRequest>): Question {
  const read = readQuestion(schemaOf, { ...plain, ...request });
  if (!read.ok) throw new Error(read.failure.kind);
  return read.value;
}

function know(question: FacetQuestion): KnownFacet {
  return question.kind === 'terms'
    ? { kind: 'terms', question, tree: new Map([['El', new Set()]]) }
    : { kind: 'histogram', question, ends: { lowest: 0, highest: 900 } };
}

function bodyOf(request: Partial<WireSearchRequest>, text?: Clause, loanTerms: string[] = []) {
  const question = questionOf(request);
  return searchBody({ question, facets: question.facets.map(know), text, loanTerms });
}

const id = { car_id: { order: 'asc' } };

describe('hits are sorted', () => {
  test.each<[string, string | undefined, readonly object[]]>([
    ['by id by default', undefined, [id]],
    [
      'by a number, those without one last',
      'car_price_desc',
      [{ car_price: { order: 'desc', missing: '_last' } }, id],
    ],
    [
      'newest first by ascending age',
      'car_publishdate_asc',
      [{ car_publishdate: { order: 'desc', missing: '_last' } }, id],
    ],
  ])('%s', (_what, sort_name, sort) => {
    expect(bodyOf({ sort_name })['sort']).toEqual(sort);
  });

  test('by the places of values in a list', () => {
    const listed = { sort_name: 'car_site_id_listed', sort_values: ['7', '3', '7'] };
    expect(bodyOf(listed)['sort']).toEqual([
      {
        _script: {
          type: 'number',
          order: 'asc',
          script: {
            lang: 'painless',
            source: expect.stringContaining('params.ranks'),
            params: { field: 'car_site_id', last: 2, ranks: { 7: 0, 3: 1 } },
          },
        },
      },
      id,
    ]);
  });

  test.each([
    ['car_loan_monthly_cost_asc', 'asc', Number.MAX_SAFE_INTEGER],
    ['car_loan_monthly_cost_desc', 'desc', -1],
  ])('by what loans cost on a visitor’s own terms: %s', (sort_name, order, last) => {
    const sort_terms = { months: 36, down_payment: 50_000 };
    // The second one is not offered for this period.
    const loanTerms = ['5.95 45;36 20;24 50 80;36 40 80', '5.95 45;60 20;60 0 80'];
    expect(bodyOf({ sort_name, sort_terms }, undefined, loanTerms)['sort']).toEqual([
      {
        _script: {
          type: 'number',
          order,
          script: {
            lang: 'painless',
            source: expect.stringContaining('double costAt(Map numbers, double hundredths)'),
            params: {
              terms: 'car_loan_terms',
              price: 'car_loan_price_hundredths',
              last,
              formulas: {
                '5.95 45;36 20;24 50 80;36 40 80': expect.objectContaining({
                  leastPaid: 20,
                  mostPaid: 80,
                  paidAmount: 50_000,
                  paidPercentage: 0,
                  residual: 40,
                  invoiceFee: 45,
                }),
              },
            },
          },
        },
      },
      id,
    ]);
  });

  test('by the costs on the loans’ own terms without others', () => {
    const field = { car_loan_monthly_cost: { order: 'asc', missing: '_last' } };
    expect(bodyOf({ sort_name: 'car_loan_monthly_cost_asc' })['sort']).toEqual([field, id]);
    // Terms belong to no other order.
    const other = { sort_name: 'car_price_asc', sort_terms: { months: 36 } };
    expect(bodyOf(other)['sort']).toEqual([{ car_price: { order: 'asc', missing: '_last' } }, id]);
  });

  test('by the rank of their model first if there is a keyphrase', () => {
    const body = bodyOf({ keyphrase: 'xc 60', sort_name: 'car_year_asc' }, { match_all: {} });
    expect(body['sort']).toEqual([
      { _score: { order: 'desc' } },
      { car_year: { order: 'asc', missing: '_last' } },
      id,
    ]);
    const names = ['xc', 'xc60', '60'];
    expect(body['query']).toMatchObject({
      bool: {
        should: [
          {
            dis_max: {
              queries: [
                {
                  constant_score: { filter: { terms: { 'car_model.squashed': names } }, boost: 2 },
                },
                { constant_score: { boost: 1 } },
              ],
            },
          },
        ],
      },
    });
  });
});

describe('a page', () => {
  test('has the requested fields and range, and a total up to 10 001', () => {
    const paging = { from: 96, size: 48, track_total_hits: 10_001, _source: ['car_id'] };
    expect(bodyOf({})).toMatchObject(paging);
  });

  test('has all fields by default', () => {
    expect(bodyOf({ fields: [] })).toMatchObject({ _source: true });
  });

  test('starts at 0 if no hits are requested', () => {
    expect(bodyOf({ limit: 0, offset: 20_000 })).toMatchObject({ from: 0, size: 0 });
  });
});

const price = { range: { car_price: { gte: 100, lte: 200 } } };
const fuel = { terms: { car_fuel: ['El'] } };
const text = { term: { search_words: 'el' } };

test('text and filters apply to everything, the choice in a facet not to the facet itself', () => {
  const body = bodyOf(
    {
      keyphrase: 'el',
      filters: [{ name: 'car_body', values: ['Kombi'] }],
      facets: [
        { name: 'car_fuel', filters: [{ name: 'car_fuel', values: ['El'] }] },
        { name: 'car_price', filters: [{ name: 'car_price', values: ['200', '100'] }] },
        { name: 'car_gearbox' },
      ],
    },
    text,
  );
  const always = [text, { terms: { car_body: ['Kombi'] } }];
  expect(body).toMatchObject({
    query: { bool: { filter: always } },
    post_filter: { bool: { filter: [fuel, price] } },
    aggs: {
      0: { filter: { bool: { filter: [price] } } },
      1: { filter: { bool: { filter: [fuel] } } },
      2: { filter: { bool: { filter: [fuel, price] } } },
    },
  });
});
