import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseFacets } from './parseFacets.ts';

const brands = {
  name: 'car_brand',
  child_name: 'car_model',
  type: 'terms',
  values: [
    { text: 'Volvo', count: 12, children: [{ text: 'V60', count: 9 }] },
    { text: 'Kia', count: 3 },
  ],
};

const choice = {
  kind: 'choice',
  name: 'brand',
  childName: 'model',
  values: [
    { text: 'Volvo', count: 12, children: [{ text: 'V60', count: 9, children: [] }] },
    { text: 'Kia', count: 3, children: [] },
  ],
};

const bucket = (min: unknown, max: unknown, count: unknown) => ({ text: '', min, max, count });
const histogram = (...values: unknown[]) => ({ name: 'car_price', type: 'histogram', values });

test('values are choices, in the order of the index', () => {
  expect(parseFacets([brands])).toEqual([choice]);
});

test('a value may be one letter or digit', () => {
  const values = [
    { text: 'A', count: 1 },
    { text: 5, count: 2 },
  ];
  expect(parseFacets([{ name: 'car_body', type: 'terms', values }])).toMatchObject([
    { values: [{ text: 'A' }, { text: '5' }] },
  ]);
});

test('of yes and no, only yes can be chosen where the other says nothing', () => {
  const values = [
    { text: 'false', count: 9 },
    { text: 'true', count: 2 },
  ];
  const all = parseFacets([
    { name: 'car_vat_eligible', type: 'terms', values },
    { name: 'car_is_used', type: 'terms', values },
  ]);
  const texts = all.map((facet) => facet.kind === 'choice' && facet.values.map(({ text }) => text));
  expect(texts).toEqual([['true'], ['false', 'true']]);
});

test('a histogram is a range from its lowest to its highest number', () => {
  const wire = histogram(bucket(19_900, 100_000, 2), bucket(100_000, 189_900, 5));
  expect(parseFacets([wire])).toEqual([
    {
      kind: 'range',
      name: 'price',
      min: 19_900,
      max: 189_900,
      counts: [2, 5],
    },
  ]);
});

test('a range of one number has one part', () => {
  const [facet] = parseFacets([histogram(bucket(7, 7, 1))]);
  expect(facet).toMatchObject({ min: 7, max: 7, counts: [1] });
});

describe('an invalid facet is dropped', () => {
  test.each([
    ['nothing', null],
    ['a word', 'car_brand'],
    ['no name', { ...brands, name: undefined }],
    ['an unknown type', { ...brands, type: 'geo' }],
    ['no list', { ...brands, values: 'Volvo' }],
    ['a range without buckets', histogram()],
    ['a range without ends', histogram(bucket(undefined, undefined, 3))],
    ['a range that runs backwards', histogram(bucket(9, 1, 3))],
  ])('%s', (_what, facet) => {
    expect(parseFacets([facet, brands])).toEqual([choice]);
  });

  test.each([
    ['no text', { text: ' ', count: 1 }],
    ['no count', { text: 'Audi' }],
    ['a negative count', { text: 'Audi', count: -1 }],
    ['a word', 'Audi'],
    ['nothing', null],
  ])('and so is a value with %s', (_what, value) => {
    expect(parseFacets([{ ...brands, values: [value, ...brands.values] }])).toEqual([choice]);
  });
});

test('values may be numbers, and counts may be texts', () => {
  const wire = { name: 'car_year', type: 'terms', values: [{ text: 2022, count: '4' }] };
  expect(parseFacets([wire])).toEqual([
    { kind: 'choice', name: 'year', values: [{ text: '2022', count: 4, children: [] }] },
  ]);
});

const anyFacet = fc.record({
  name: fc.string(),
  type: fc.constantFrom('terms', 'histogram'),
  values: fc.array(fc.record({ text: fc.anything(), count: fc.anything() })),
});

propertyTest.prop([fc.array(fc.oneof(anyFacet, fc.anything()))])(
  'parsing never fails, whatever the index sends',
  (facets) => {
    expect(parseFacets([...facets, brands]).at(-1)).toEqual(choice);
  },
);
