import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isFacilitySearch, readFacilitySearch, writeFacilitySearch } from './facilitySearch.ts';

const all = {
  keyphrase: '',
  brand: '',
  city: '',
  department: '',
  openNow: false,
  near: undefined,
  page: 0,
};

describe('readFacilitySearch', () => {
  test.each([
    ['', {}],
    ['?keyphrase=%20volvo%20%20uppsala', { keyphrase: 'volvo uppsala' }],
    ['facility_city=Malm%C3%B6&facility_brand=Volvo', { city: 'Malmö', brand: 'Volvo' }],
    ['facility_department=Workshop', { department: 'Workshop' }],
    ['facility_open=now', { openNow: true }],
    ['facility_open=yes', {}],
    ['facility_near=59.33,18.07', { near: { latitude: 59.33, longitude: 18.07 } }],
    ['facility_near=51.5,-0.12', { near: { latitude: 51.5, longitude: -0.12 } }],
    ['facility_near=here', {}],
    ['facility_near=95,18', {}],
    ['facility_near=59.33', {}],
    ['page=2', { page: 2 }],
    ['page=-1', {}],
    ['page=999', { page: 10 }],
    ['page=99999999', {}],
    ['utm_source=mail', {}],
  ])('%j', (query, search) => {
    expect(readFacilitySearch(query)).toEqual({ ...all, ...search });
  });

  test('limits long texts', () => {
    expect(readFacilitySearch(`keyphrase=${'å'.repeat(5_000)}`).keyphrase).toHaveLength(200);
  });
});

describe('writeFacilitySearch', () => {
  test('replaces the search and keeps other parameters', () => {
    const search = { ...all, city: 'Malmö', openNow: true };
    expect(writeFacilitySearch('?utm_source=mail&page=3&facility_city=Lund', search)).toBe(
      '?utm_source=mail&facility_city=Malm%C3%B6&facility_open=now',
    );
  });

  test('is empty without a search', () => {
    expect(writeFacilitySearch('?page=3', all)).toBe('');
  });

  test.each([
    [0, ''],
    [1, '?page=1'],
    [10, '?page=10'],
    [11, '?page=10'],
  ])('has the page %d as %j', (page, query) => {
    expect(writeFacilitySearch('', { ...all, page })).toBe(query);
  });

  test('rounds the visitor’s place to about a kilometre', () => {
    const near = { latitude: 59.329323, longitude: 18.068581 };
    expect(writeFacilitySearch('', { ...all, near })).toBe('?facility_near=59.33%2C18.07');
  });

  const search = fc.record({
    keyphrase: fc.string(),
    brand: fc.string(),
    city: fc.string(),
    department: fc.string(),
    openNow: fc.boolean(),
    near: fc.option(
      fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      { nil: undefined },
    ),
    page: fc.integer({ min: 0, max: 30 }),
  });

  propertyTest.prop([search])('writes what reads the same', (written) => {
    const read = readFacilitySearch(writeFacilitySearch('', written));
    expect(readFacilitySearch(writeFacilitySearch('', read))).toEqual(read);
  });
});

test.each([
  [{}, false],
  [{ page: 3 }, false],
  [{ city: 'Lund' }, true],
  [{ near: { latitude: 1, longitude: 2 } }, true],
])('%j is a search: %s', (search, expected) => {
  expect(isFacilitySearch({ ...all, ...search })).toBe(expected);
});
