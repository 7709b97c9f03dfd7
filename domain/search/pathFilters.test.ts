import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Filters } from './filters.ts';
import { filterNames } from './filterValues.ts';
import { knownValues } from './knownValues.ts';
import { filtersOfPath, heroSearchAddress, pathOfFilters } from './pathFilters.ts';
import { choice, exampleFacets, facetsWithout } from './testing/exampleFacets.ts';

const names = ['car_brand', 'car_model', 'car_fuel', 'car_color', 'car_year'];
const facets = [...exampleFacets, choice('car_body', ['Halvkombi / Kombi', '100 % El'])];
const read = (path: string, of = names) =>
  filtersOfPath(path.split('/').filter(Boolean), of, facets);

describe('filtersOfPath', () => {
  test.each<[string, Filters]>([
    ['', {}],
    ['volvo', { car_brand: ['Volvo'] }],
    ['VOLVO', { car_brand: ['Volvo'] }],
    ['volvo/v60', { car_brand: ['Volvo'], car_model: ['V60'] }],
    ['volvo/v60-cross-country', { car_brand: ['Volvo'], car_model: ['V60 Cross Country'] }],
    ['volvo/v60%20cross%20country', { car_brand: ['Volvo'], car_model: ['V60 Cross Country'] }],
    ['land-rover', { car_brand: ['Land Rover'] }],
    ['mercedes-benz/glc', { car_brand: ['Mercedes-Benz'], car_model: ['GLC'] }],
    ['%C5%A1koda', { car_brand: ['Škoda'] }],
    ['škoda', { car_brand: ['Škoda'] }],
    ['skoda', { car_brand: ['Škoda'] }],
    ['volkswagen/up!', { car_brand: ['Volkswagen'], car_model: ['up!'] }],
    ['volvo/diesel', { car_brand: ['Volvo'], car_fuel: ['Diesel'] }],
    ['diesel/volvo', { car_brand: ['Volvo'], car_fuel: ['Diesel'] }],
    ['volvo/fiat', { car_brand: ['Fiat', 'Volvo'] }],
    ['mini', { car_brand: ['Mini'] }],
    ['mini/mini', { car_brand: ['Mini'], car_model: ['Mini'] }],
    // A model must belong to the brand before it.
    ['polestar/2', { car_brand: ['Polestar'], car_model: ['2'] }],
    ['peugeot/2008', { car_brand: ['Peugeot'], car_model: ['2008'] }],
    ['volvo/2008', { car_brand: ['Volvo'], car_year: ['2008'] }],
    ['v60', { car_brand: ['Volvo'], car_model: ['V60'] }],
    ['sprinter', { car_model: ['Sprinter'] }],
  ])('%s', (path, filters) => {
    expect(read(path)).toMatchObject({ kind: 'known', filters });
  });

  test.each([
    'saab',
    'volvo/saab',
    'volvo/500',
    'volvo/volvo',
    'volvo/v60/v60',
    'malmö',
    'mini/mini/mini',
    '%E0%A4%A',
    '-',
    '__proto__',
    '49900',
  ])('%s is unknown', (path) => {
    expect(read(path)).toEqual({ kind: 'unknown' });
  });

  test.each([
    ['VOLVO/V60', ['volvo', 'v60']],
    ['volvo/v60%20cross%20country', ['volvo', 'v60-cross-country']],
    ['skoda', ['škoda']],
    ['100-%25-el', ['100-%-el']],
  ])('%s has one spelling: %j', (path, segments) => {
    expect(read(path, [...names, 'car_body'])).toMatchObject({ kind: 'known', segments });
  });

  test('respects accents if two values differ only in them', () => {
    const cities = [choice('car_site_city', ['Väsby', 'Våsby'])];
    expect(filtersOfPath(['vasby'], ['car_site_city'], cities)).toEqual({ kind: 'unknown' });
  });

  test('knows nothing without facets', () => {
    expect(filtersOfPath(['volvo'], names, [])).toEqual({ kind: 'unknown' });
    expect(read('volvo', [])).toEqual({ kind: 'unknown' });
  });
});

describe('pathOfFilters', () => {
  test.each<[Filters, string]>([
    [{}, ''],
    [{ car_model: ['V60 Cross Country'], car_brand: ['Volvo'] }, 'volvo/v60-cross-country'],
    [{ car_brand: ['Škoda'], car_fuel: ['El'] }, '%C5%A1koda/el'],
    [{ car_brand: ['Fiat', 'Volvo'], car_price: ['1', '2'] }, 'fiat/volvo'],
    [{ car_body: ['Halvkombi / Kombi', '100 % El'] }, 'halvkombi-kombi/100-%25-el'],
  ])('%j', (filters, path) => {
    expect(pathOfFilters(filters, [...names, 'car_body'])).toBe(path);
  });

  const plain = facetsWithout('car_seats', 'car_equipment', 'car_site_city', 'car_year');
  const values = knownValues(plain).filter(({ value, parents }) => {
    return value !== 'Mini' && parents.length < 2;
  });

  propertyTest.prop([fc.subarray(values)])('is read again', (chosen) => {
    const plainNames = ['car_brand', 'car_model', 'car_fuel', 'car_gearbox', 'car_color'];
    const filters: Record<string, string[]> = {};
    for (const { name, value, parents } of chosen) {
      for (const each of [{ name, value }, ...parents]) {
        filters[each.name] = [...new Set([...(filters[each.name] ?? []), each.value])].sort();
      }
    }
    const segments = pathOfFilters(filters, plainNames).split('/').filter(Boolean);
    expect(filtersOfPath(segments, plainNames, plain)).toEqual({
      kind: 'known',
      filters,
      segments: segments.map(decodeURIComponent),
    });
  });
});

describe('heroSearchAddress', () => {
  const limits = { names: filterNames(facets), maxSegments: 3 };

  test.each([
    ['/bilar', '', '/bilar'],
    ['/bilar', 'volvo', '/bilar/volvo'],
    ['/bilar/', 'Volvo V60', '/bilar/volvo/v60'],
    ['/bilar', 'v60', '/bilar/volvo/v60'],
    ['/bilar', 'diesel volvo billig', '/bilar/volvo/diesel?keyphrase=billig'],
    ['/bilar', 'röd  kombi & drag', '/bilar/r%C3%B6d?keyphrase=kombi+%26+drag'],
    ['/bilar', 'land rover', '/bilar/land-rover'],
    ['/bilar', 'saab', '/bilar?keyphrase=saab'],
    [
      '/bilar?sortName=car_price_asc&keyphrase=gammal#lista',
      'volvo billig',
      '/bilar/volvo?sortName=car_price_asc&keyphrase=billig#lista',
    ],
    ['/', 'volvo', '/volvo'],
    ['https://www.nordvik.example/bilar', 'volvo', 'https://www.nordvik.example/bilar/volvo'],
  ])('%s with %j', (searchUrl, text, address) => {
    expect(heroSearchAddress(searchUrl, text, facets, limits)).toBe(address);
  });

  test.each([
    [
      'more values than the path holds',
      'volvo v60 diesel svart',
      '/bilar/volvo/v60/diesel?car_color=Svart',
    ],
    [
      'values of one facet that don’t all fit',
      'volvo fiat mini mazda diesel drag',
      '/bilar/diesel?car_brand=Fiat&car_brand=Mazda&car_brand=Mini&car_brand=Volvo&keyphrase=drag',
    ],
    ['a value that paths can’t express', 'volvo 2020', '/bilar/volvo?car_year=2020'],
  ])('says %s in the query', (_what, text, address) => {
    const withoutYear = { ...limits, names: limits.names.filter((name) => name !== 'car_year') };
    expect(heroSearchAddress('/bilar', text, facets, withoutYear)).toBe(address);
  });

  test('searches by keyphrase if no facets are known', () => {
    expect(heroSearchAddress('/bilar', 'volvo', [], limits)).toBe('/bilar?keyphrase=volvo');
  });

  propertyTest.prop([fc.array(fc.constantFrom('volvo', 'v60', 'diesel', 'drag', 'fiat', 'röd'))])(
    'leads to a list that can read the path',
    (words) => {
      const [path = ''] = heroSearchAddress('/bilar', words.join(' '), facets, limits).split('?');
      expect(read(path.replace('/bilar', '')).kind).toBe('known');
    },
  );
});
