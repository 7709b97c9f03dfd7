import { expect, test } from 'vitest';
import { wireName } from '../search/facets.ts';
import { readPredefinedQuery } from './predefinedQuery.ts';

const newestFirst = { keyphrase: '', filters: {}, page: 0, sortName: 'published-asc' };

test.each([
  ['nothing', '', newestFirst],
  [
    'values of facets',
    'car_fuel=El&car_brand=Volvo',
    { ...newestFirst, filters: { brand: ['Volvo'], fuel: ['El'] } },
  ],
  [
    'several values of one',
    'car_brand=Volvo&car_brand=Kia',
    { ...newestFirst, filters: { brand: ['Kia', 'Volvo'] } },
  ],
  [
    'a filter that visitors can’t choose',
    'caroftheweek=true&car_is_used=true',
    { ...newestFirst, filters: { isCarOfTheWeek: ['true'], isUsed: ['true'] } },
  ],
  [
    'words, a range and an order',
    'keyphrase=dragkrok&car_price=0&car_price=200000&sortName=car_price_asc',
    {
      keyphrase: 'dragkrok',
      filters: { price: ['0', '200000'] },
      page: 0,
      sortName: 'price-asc',
    },
  ],
  [
    'a whole address',
    'https://nordvik.example/kop-bil/bilar-i-lager?car_fuel=El#list',
    { ...newestFirst, filters: { fuel: ['El'] } },
  ],
  ['an unknown order', 'sortName=car_smell_asc', newestFirst],
])('%s', (_what, text, query) => {
  expect(readPredefinedQuery(text)).toEqual({ query, unknown: [], unreadable: [] });
});

test('reports unknown parameters', () => {
  const { query, unknown } = readPredefinedQuery('colour=Blue&utm_source=mail&car_fuel=El');
  expect(query.filters).toEqual({ fuel: ['El'] });
  expect(unknown).toEqual(['colour', 'utm_source']);
});

test.each(['car_price=cheap', 'car_price=100000', 'car_price=1,5&car_price=9'])(
  'reports the range in %s',
  (text) => {
    expect(readPredefinedQuery(text).unreadable).toEqual([wireName('price')]);
  },
);
