import { expect, expectTypeOf, test } from 'vitest';
import {
  allFilterNames,
  allSortNames,
  type FacetTextKey,
  facetTextKey,
  facetTextKeys,
  filterOfWire,
  filterRow,
  isFacetName,
  isRangeFacetName,
  sortNameOfWire,
  wireName,
  wireSortName,
} from './facets.ts';
import { filterNames } from './filterValues.ts';
import { knownFacet, knownFacets } from './knownFacets.ts';
import { wordFacets, wordPath } from './wordFacets.ts';

test('each filter has its own name on the wire, and is found by it', () => {
  for (const name of allFilterNames()) expect(filterOfWire(wireName(name))).toBe(name);
  for (const name of allSortNames) expect(sortNameOfWire(wireSortName(name))).toBe(name);
});

test.each([
  ['brand', 'car_brand'],
  ['facility', 'car_site_id'],
  ['companyLeasing', 'car_companyleasing_monthly_cost'],
  ['isCarOfTheWeek', 'caroftheweek'],
  ['id', 'car_id'],
])('%s is %s in the index, in addresses and in content', (name, wire) => {
  expect(wireName(name)).toBe(wire);
});

test.each(['car_id', 'car_regno', 'keyphrase', 'brand', '__proto__'])('%s is no filter', (wire) => {
  expect(filterOfWire(wire)).toBeUndefined();
});

test('a name without a row is a mistake', () => {
  expect(() => wireName('smell')).toThrow('There is no filter smell.');
  expect(filterRow('__proto__')).toBeUndefined();
});

test.each([
  ['published-asc', 'car_publishdate_asc'],
  ['price-desc', 'car_price_desc'],
  ['privateLeasing-asc', 'car_privateleasing_monthly_cost_asc'],
])('the order %s is %s', (name, wire) => {
  expect(wireSortName(name)).toBe(wire);
});

test('an unknown order has no name', () => {
  expect(sortNameOfWire('car_smell_asc')).toBe('');
});

test('a child belongs to a facet of the table', () => {
  const names = filterNames(knownFacets);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names)).toEqual(new Set(allFilterNames().filter(isFacetName)));
});

test('a facet is found by name', () => {
  expect(knownFacet('brand')).toEqual({
    name: 'brand',
    childName: 'model',
  });
  expect(knownFacet('year')).toEqual({ name: 'year', order: 'text-descending' });
  expect(knownFacet('model')).toBeUndefined();
  expect(knownFacet('isUsed')).toBeUndefined();
  expect(knownFacet('__proto__')).toBeUndefined();
});

test('only these facets are ranges', () => {
  expect(allFilterNames().filter(isRangeFacetName)).toEqual([
    'price',
    'campaignPrice',
    'mileage',
    'loan',
    'privateLeasing',
    'companyLeasing',
    'power',
    'electricRange',
    'towingWeight',
  ]);
});

test('visitors type years, but paths have none', () => {
  expect(wordFacets.map(({ name }) => name)).toContain('year');
  expect(wordFacets.map(({ name }) => name)).toContain('electricRange');
  expect(wordPath.names).not.toContain('year');
  expect(wordPath.names).toEqual([
    ...['brand', 'model', 'body', 'fuel', 'gearbox', 'drive', 'color', 'condition', 'city'],
  ]);
});

test('every facet and order has the key of its label', () => {
  expect(facetTextKeys()).toContain('facet_car_site_city');
  expect(facetTextKeys()).toContain('sort_car_publishdate_asc');
  expect(facetTextKeys()).toContain('sort_near_asc');
  expect(facetTextKeys()).toHaveLength(filterNames(knownFacets).length + allSortNames.length + 1);
});

/* The compiler checks what this test expects of types, in `npm run check`. */
test('the label of every facet, and of no other filter, is a key of the dictionary', () => {
  expectTypeOf<'facet_car_brand'>().toExtend<FacetTextKey>();
  expectTypeOf<'sort_car_price_asc'>().toExtend<FacetTextKey>();
  expectTypeOf(facetTextKey('brand')).toEqualTypeOf<'facet_car_brand'>();
  // @ts-expect-error A filter that is no facet has no label.
  const noFacet: FacetTextKey = 'facet_car_is_used';
  // @ts-expect-error No filter has this field.
  const noField: FacetTextKey = 'facet_car_wings';
  expect(facetTextKeys()).not.toContain(noFacet);
  expect(facetTextKeys()).not.toContain(noField);
});
