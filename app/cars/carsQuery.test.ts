import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type CarsQuestion, carsAddress } from '#domain/search/carsAddress.ts';
import { allSortNames } from '#domain/search/facets.ts';
import { knownFacets } from '#domain/search/knownFacets.ts';
import { firstPageWith } from '#domain/search/paging.ts';
import { boundFilters, boundQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { parseCarsQuery } from './carsQuery.ts';

const brand = { name: 'brand', childName: 'model' };
const least = 'site=nordvik-se&locale=sv&facets=brand,price&sorts=price-asc';
const read = {
  site: 'nordvik-se',
  locale: 'sv',
  list: { facets: [brand, { name: 'price' }], sortNames: ['price-asc'], fixed: {} },
  query: { keyphrase: '', filters: {}, page: 0, sortName: 'price-asc' },
  fromPage: 0,
  pageSize: 48,
};
const parse = (query: string) => parseCarsQuery(new URLSearchParams(query));

describe('a query', () => {
  test.each([
    ['the required parameters', '', read],
    ['unrelated parameters', '&utm_source=mail&car_colour=R&fixed.__proto__=x', read],
    [
      'filters of the list',
      '&car_model=V60&keyphrase=drag',
      { ...read, query: { ...read.query, keyphrase: 'drag', filters: { model: ['V60'] } } },
    ],
    ['a later page', '&page=3&from=3', { ...read, query: { ...read.query, page: 3 }, fromPage: 3 }],
    [
      'all pages up to one',
      '&page=1&from=0',
      { ...read, query: { ...read.query, page: 1 }, fromPage: 0 },
    ],
    [
      'a page with those before it',
      '&page=9',
      { ...read, query: { ...read.query, page: 9 }, fromPage: 7 },
    ],
    ['only facets', '&size=0', { ...read, pageSize: 0 }],
    [
      'fixed filters',
      '&fixed.isUsed=true&fixed.body=Kombi&fixed.body=Cab&fixed.price=9&fixed.price=1',
      {
        ...read,
        list: {
          ...read.list,
          fixed: { isUsed: ['true'], body: ['Cab', 'Kombi'], price: ['1', '9'] },
        },
      },
    ],
  ])('%s', (_what, more, query) => {
    expect(parse(least + more)).toEqual(query);
  });

  test('may be for a list without facets and orders', () => {
    const query = parse('site=nordvik-se&locale=sv&facets=&sorts=&car_brand=Volvo');
    expect(query?.list).toEqual({ facets: [], sortNames: [], fixed: {} });
    expect(query?.query).toEqual({
      keyphrase: '',
      filters: { brand: ['Volvo'] },
      page: 0,
      sortName: '',
    });
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `&fixed.facility=${at}`).join('');

  test('may have a hundred fixed filters', () => {
    expect(parse(least + many(100))?.list.fixed['facility']).toHaveLength(100);
  });

  test.each([
    ['nothing', ''],
    ['no site', 'locale=sv&facets=&sorts='],
    ['no language', 'site=nordvik-se&facets=&sorts='],
    ['no facets', 'site=nordvik-se&locale=sv&sorts='],
    ['no orders', 'site=nordvik-se&locale=sv&facets='],
    ['an unknown facet', `${least.replace('price,', '')},regno`],
    ['a child as a facet', 'site=nordvik-se&locale=sv&facets=model&sorts='],
    ['an unknown order', `${least},regno-asc`],
    ['a page after the last', `${least}&page=1&from=2`],
    ['more pages than are sent at once', `${least}&page=5&from=2`],
    ['a page before the first', `${least}&from=-1`],
    ['half a page', `${least}&from=0.5`],
    ['a page that is too long', `${least}&size=49`],
    ['a page length in words', `${least}&size=all`],
    ['an unknown fixed filter', `${least}&fixed.regno=MLB210`],
    ['an empty fixed filter', `${least}&fixed.body=`],
    ['half a fixed range', `${least}&fixed.price=1`],
    ['a fixed filter that is too long', `${least}&fixed.body=${'a'.repeat(201)}`],
    ['too many fixed filters', least + many(101)],
  ])('%s can’t be asked', (_what, query) => {
    expect(parse(query)).toBeUndefined();
  });
});

const text = fc.string({ unit: 'grapheme', minLength: 1 });
const texts = fc.array(text, { maxLength: 5 });
const value = fc.array(
  text.filter((each) => each.trim() === each && each.length <= 200),
  { minLength: 1, maxLength: 5 },
);
const ends = fc.array(fc.integer().map(String), { minLength: 2, maxLength: 2 });
const pages = fc.integer({ min: 0, max: 19 }).chain((page) =>
  fc.record({
    page: fc.constant(page),
    fromPage: fc.integer({ min: firstPageWith(page), max: page }),
  }),
);
const wanted = fc.record<
  Omit<CarsQuestion, 'query'> & { readonly query: Omit<SearchQuery, 'page'> }
>({
  site: text,
  locale: text,
  list: fc.record({
    facets: fc.subarray([...knownFacets]),
    sortNames: fc.subarray([...allSortNames]),
    fixed: fc.record(
      { brand: value, model: value, isUsed: value, power: ends },
      { requiredKeys: [] },
    ),
  }),
  query: fc.record({
    keyphrase: fc.string(),
    filters: fc.record({ brand: texts, model: texts, fuel: texts, price: ends }),
    sortName: fc.constantFrom(...allSortNames, ''),
  }),
  pageSize: fc.integer({ min: 0, max: 48 }),
});
const question = fc.tuple(wanted, pages).map(
  ([asked, { page, fromPage }]): CarsQuestion => ({
    ...asked,
    fromPage,
    query: { ...asked.query, page },
  }),
);

propertyTest.prop([question])('a URL is parsed as it was built', (asked) => {
  const address = carsAddress(asked);
  const parsed = parseCarsQuery(new URL(address, 'https://nordvik.example').searchParams);
  const { list, query } = asked;
  expect(parsed).toEqual({
    ...asked,
    query: boundQuery(query, list),
    list: { ...list, fixed: boundFilters(list.fixed, Object.keys(list.fixed)) },
  });
});

test('equal requests have the same URL', () => {
  const { list, query } = read;
  const facets = knownFacets.slice(0, 1);
  const one = { isUsed: ['true'], body: ['Kombi'] };
  const other = { body: ['Kombi'], isUsed: ['true'] };
  const [first, second] = [one, other].map((fixed) =>
    carsAddress({ ...read, list: { ...list, facets, fixed }, query, fromPage: 0 }),
  );
  expect(first).toBe(
    '/api/cars?site=nordvik-se&locale=sv&facets=brand&sorts=price-asc&fixed.body=Kombi&fixed.isUsed=true',
  );
  expect(second).toBe(first);
});
