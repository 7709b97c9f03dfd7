import { describe, expect, test } from 'vitest';
import { type FacilitySearch, readFacilitySearch } from './facilitySearch.ts';
import { findFacilities } from './findFacilities.ts';
import { testDepartment, testFacility } from './testing/testFacility.ts';

// Noon on a Monday in Stockholm.
const now = { nowMs: Date.parse('2026-11-23T11:00:00Z'), timeZone: 'Europe/Stockholm' };
const everything = readFacilitySearch('');

function schedule(closes: string) {
  return { week: [{ weekday: 1, text: '', span: { opens: '07:00', closes } }], deviations: [] };
}

const uppsala = testFacility({
  brands: ['Volvo'],
  coordinates: { latitude: 59.86, longitude: 17.64 },
  departments: [
    testDepartment({ schedule: schedule('16:00') }),
    testDepartment({
      group: 'New cars',
      name: 'Nya bilar',
      brands: [{ name: 'Volvo' }, { code: 'VW_TR' }],
    }),
  ],
});
const malmo = testFacility({
  id: '102',
  slug: 'malmo',
  name: 'Nordvik Malmö',
  street: 'Hyllie Allé 1',
  zip: '215 32',
  city: 'Malmö',
  brands: ['Kia', 'Volvo'],
  coordinates: { latitude: 55.56, longitude: 12.98 },
  departments: [testDepartment({ schedule: schedule('11:00') })],
});
const lund = testFacility({ id: '103', slug: 'lund', name: 'Nordvik Lund', city: 'Lund' });
const facilities = [uppsala, malmo, lund];

function find(search: Partial<FacilitySearch>) {
  return findFacilities(facilities, { ...everything, ...search }, now);
}

function slugs(search: Partial<FacilitySearch>) {
  return find(search).hits.map(({ facility }) => facility.slug);
}

describe('a search finds', () => {
  test.each([
    ['all in the group’s order', {}, ['uppsala', 'malmo', 'lund']],
    ['a city', { city: 'Malmö' }, ['malmo']],
    ['a city typed without accents', { city: 'malmo' }, ['malmo']],
    ['a brand', { brand: 'volvo' }, ['uppsala', 'malmo']],
    ['a kind of department', { department: 'New cars' }, ['uppsala']],
    ['those that are open', { openNow: true }, ['uppsala']],
    ['the beginning of a word', { keyphrase: 'malm' }, ['malmo']],
    ['all words of a keyphrase', { keyphrase: 'volvo verkstad upp' }, ['uppsala']],
    ['a zip code without its space', { keyphrase: '21532' }, ['malmo']],
    ['nothing inside a word', { keyphrase: 'almo' }, []],
    ['only what matches all filters', { brand: 'Volvo', openNow: true, city: 'Malmö' }, []],
  ])('%s', (_what, search, expected) => {
    expect(slugs(search)).toEqual(expected);
  });
});

describe('near a place', () => {
  const near = { latitude: 55.6, longitude: 13 };

  test('the nearest come first, and those at an unknown place last', () => {
    expect(slugs({ near })).toEqual(['malmo', 'uppsala', 'lund']);
  });

  test('from another country, all are found, the nearest first', () => {
    const tokyo = { latitude: 35.68, longitude: 139.69 };
    expect(slugs({ near: tokyo })).toEqual(['uppsala', 'malmo', 'lund']);
    expect(find({ near: tokyo }).hits[0]?.distanceKm).toBeCloseTo(8140, -2);
  });

  test('facilities have their distance', () => {
    const distances = find({ near }).hits.map((hit) => hit.distanceKm?.toFixed());
    expect(distances).toEqual(['5', '548', undefined]);
  });
});

test('a page includes those before it', () => {
  const many = Array.from({ length: 500 }, (_, at) => testFacility({ id: `${at}`, slug: `${at}` }));
  const found = findFacilities(many, { ...everything, page: 1 }, now);
  expect([found.hits.length, found.total]).toEqual([96, 500]);
});

describe('choices', () => {
  test('are all values, without repetitions', () => {
    const { brands, cities, departments } = find({}).choices;
    expect(brands).toEqual([
      { value: 'Volvo', text: 'Volvo', count: 2 },
      { value: 'Kia', text: 'Kia', count: 1 },
    ]);
    expect(cities.map(({ text }) => text)).toEqual(['Uppsala', 'Malmö', 'Lund']);
    expect(departments).toEqual([
      { value: 'Workshop', text: 'Verkstad', count: 2 },
      { value: 'New cars', text: 'Nya bilar', count: 1 },
    ]);
  });

  test('leave out departments without a group, which are found by their name', () => {
    const rental = testDepartment({ group: '', name: 'Biluthyrning' });
    const kista = testFacility({ id: '104', slug: 'kista', departments: [rental] });
    const found = (keyphrase: string) =>
      findFacilities([kista], { ...everything, keyphrase }, now).hits.length;
    expect(findFacilities([kista], everything, now).choices.departments).toEqual([]);
    expect([found('biluthyrning'), found('verkstad')]).toEqual([1, 0]);
  });

  test('are counted under the other filters but not under their own', () => {
    const { brands, cities } = find({ city: 'Malmö' }).choices;
    expect(brands.map(({ count }) => count)).toEqual([1, 1]);
    expect(cities.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(find({ brand: 'Kia' }).choices.cities.map(({ count }) => count)).toEqual([0, 1, 0]);
  });
});
