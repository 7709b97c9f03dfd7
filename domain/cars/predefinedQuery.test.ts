import { expect, test } from 'vitest';
import { readPredefinedQuery } from './predefinedQuery.ts';

const newestFirst = { keyphrase: '', filters: {}, page: 0, sortName: 'car_publishdate_asc' };

test.each([
  ['nothing', '', newestFirst],
  [
    'values of facets',
    'car_fuel=El&car_brand=Volvo',
    { ...newestFirst, filters: { car_brand: ['Volvo'], car_fuel: ['El'] } },
  ],
  [
    'several values of one',
    'car_brand=Volvo&car_brand=Kia',
    { ...newestFirst, filters: { car_brand: ['Kia', 'Volvo'] } },
  ],
  [
    'a filter that visitors can’t choose',
    'caroftheweek=true&car_is_used=true',
    { ...newestFirst, filters: { caroftheweek: ['true'], car_is_used: ['true'] } },
  ],
  [
    'words, a range and an order',
    'keyphrase=dragkrok&car_price=0&car_price=200000&sortName=car_price_asc',
    {
      keyphrase: 'dragkrok',
      filters: { car_price: ['0', '200000'] },
      page: 0,
      sortName: 'car_price_asc',
    },
  ],
  [
    'a whole address',
    'https://nordvik.example/kop-bil/bilar-i-lager?car_fuel=El#list',
    { ...newestFirst, filters: { car_fuel: ['El'] } },
  ],
  ['an unknown order', 'sortName=car_smell_asc', newestFirst],
])('%s', (_what, text, query) => {
  expect(readPredefinedQuery(text)).toEqual({ query, unknown: [] });
});

test('reports unknown parameters', () => {
  const { query, unknown } = readPredefinedQuery('car_colour=Blue&utm_source=mail&car_fuel=El');
  expect(query.filters).toEqual({ car_fuel: ['El'] });
  expect(unknown).toEqual(['car_colour', 'utm_source']);
});
