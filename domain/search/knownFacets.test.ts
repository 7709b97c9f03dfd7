import { expect, test } from 'vitest';
import { filterNames } from './filterValues.ts';
import { isKnownFilterName, knownFacet, knownFacets, knownSortNames } from './knownFacets.ts';
import { rangeFacetNames } from './rangeFacets.ts';

test('names are unique and include all ranges', () => {
  const names = filterNames(knownFacets);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...rangeFacetNames]));
  expect(new Set(knownSortNames).size).toBe(knownSortNames.length);
});

test('a facet is found by name', () => {
  expect(knownFacet('car_brand')).toMatchObject({ childName: 'car_model' });
  expect(knownFacet('car_model')).toBeUndefined();
  expect(knownFacet('__proto__')).toBeUndefined();
});

test.each([
  ['car_fuel', true],
  ['car_model', true],
  ['car_price', true],
  ['caroftheweek', true],
  ['car_regno', false],
  ['keyphrase', false],
])('cars can be narrowed down by %s: %s', (name, isKnown) => {
  expect(isKnownFilterName(name)).toBe(isKnown);
});
