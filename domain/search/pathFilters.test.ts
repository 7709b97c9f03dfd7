import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Filters } from './filters.ts';
import { filterNames } from './filterValues.ts';
import { knownValues } from './knownValues.ts';
import { filtersOfPath, heroSearchAddress, pathOfFilters } from './pathFilters.ts';
import { exampleChoice, exampleFacets, facetsWithout } from './testing/exampleFacets.ts';

const names = ['brand', 'model', 'fuel', 'color', 'year'];
const facets = [...exampleFacets, exampleChoice('body', ['Halvkombi / Kombi', '100 % El'])];
const read = (path: string, of = names) =>
  filtersOfPath(path.split('/').filter(Boolean), { names: of, maxSegments: 3 }, facets);

describe('filtersOfPath', () => {
  test.each<[string, Filters]>([
    ['', {}],
    ['volvo', { brand: ['Volvo'] }],
    ['VOLVO', { brand: ['Volvo'] }],
    ['volvo/v60', { brand: ['Volvo'], model: ['V60'] }],
    ['volvo/v60-cross-country', { brand: ['Volvo'], model: ['V60 Cross Country'] }],
    ['volvo/v60%20cross%20country', { brand: ['Volvo'], model: ['V60 Cross Country'] }],
    ['land-rover', { brand: ['Land Rover'] }],
    ['mercedes-benz/glc', { brand: ['Mercedes-Benz'], model: ['GLC'] }],
    ['%C5%A1koda', { brand: ['Škoda'] }],
    ['škoda', { brand: ['Škoda'] }],
    ['skoda', { brand: ['Škoda'] }],
    ['volkswagen/up!', { brand: ['Volkswagen'], model: ['up!'] }],
    ['volvo/diesel', { brand: ['Volvo'], fuel: ['Diesel'] }],
    ['diesel/volvo', { brand: ['Volvo'], fuel: ['Diesel'] }],
    ['volvo/fiat', { brand: ['Fiat', 'Volvo'] }],
    ['mini', { brand: ['Mini'] }],
    ['mini/mini', { brand: ['Mini'], model: ['Mini'] }],
    // A model must belong to the brand before it.
    ['polestar/2', { brand: ['Polestar'], model: ['2'] }],
    ['peugeot/2008', { brand: ['Peugeot'], model: ['2008'] }],
    ['volvo/2008', { brand: ['Volvo'], year: ['2008'] }],
    ['v60', { brand: ['Volvo'], model: ['V60'] }],
    ['sprinter', { model: ['Sprinter'] }],
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
    ['v60/volvo', ['volvo', 'v60']],
    ['v60', ['volvo', 'v60']],
    ['v60/diesel', ['volvo', 'v60', 'diesel']],
    // There is no room for the brand.
    ['v60/diesel/svart', ['v60', 'diesel', 'svart']],
    // Two brands have the model.
    ['sprinter', ['sprinter']],
    ['diesel/V60/volvo', ['volvo', 'v60', 'diesel']],
    ['volvo/fiat', ['fiat', 'volvo']],
    ['2008/volvo', ['peugeot', 'volvo', '2008']],
  ])('%s has one spelling: %j', (path, segments) => {
    expect(read(path, [...names, 'body'])).toMatchObject({ kind: 'known', segments });
  });

  test('keeps the order of an address that would mean something else in another', () => {
    // `volvo/2008` would be the year.
    const limits = { names, maxSegments: 2 };
    expect(filtersOfPath(['2008', 'volvo'], limits, facets)).toMatchObject({
      segments: ['2008', 'volvo'],
    });
  });

  test('respects accents if two values differ only in them', () => {
    const cities = [exampleChoice('city', ['Väsby', 'Våsby'])];
    expect(filtersOfPath(['vasby'], { names: ['city'], maxSegments: 3 }, cities)).toEqual({
      kind: 'unknown',
    });
  });

  test('knows nothing without facets', () => {
    expect(filtersOfPath(['volvo'], { names, maxSegments: 3 }, [])).toEqual({ kind: 'unknown' });
    expect(read('volvo', [])).toEqual({ kind: 'unknown' });
  });
});

describe('pathOfFilters', () => {
  test.each<[Filters, string]>([
    [{}, ''],
    [{ model: ['V60 Cross Country'], brand: ['Volvo'] }, 'volvo/v60-cross-country'],
    [{ brand: ['Škoda'], fuel: ['El'] }, '%C5%A1koda/el'],
    [{ brand: ['Fiat', 'Volvo'], price: ['1', '2'] }, 'fiat/volvo'],
    [{ body: ['Halvkombi / Kombi', '100 % El'] }, 'halvkombi-kombi/100-%25-el'],
  ])('%j', (filters, path) => {
    expect(pathOfFilters(filters, [...names, 'body'])).toBe(path);
  });

  const plain = facetsWithout('seats', 'equipment', 'city', 'year');
  const values = knownValues(plain).filter(({ value, parents }) => {
    return value !== 'Mini' && parents.length < 2;
  });

  propertyTest.prop([fc.subarray(values)])('is read again', (chosen) => {
    const plainNames = ['brand', 'model', 'fuel', 'gearbox', 'color'];
    const filters: Record<string, string[]> = {};
    for (const { name, value, parents } of chosen) {
      for (const each of [{ name, value }, ...parents]) {
        filters[each.name] = [...new Set([...(filters[each.name] ?? []), each.value])].sort();
      }
    }
    const segments = pathOfFilters(filters, plainNames).split('/').filter(Boolean);
    expect(
      filtersOfPath(segments, { names: plainNames, maxSegments: segments.length }, plain),
    ).toEqual({
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
    const withoutYear = { ...limits, names: limits.names.filter((name) => name !== 'year') };
    expect(heroSearchAddress('/bilar', text, facets, withoutYear)).toBe(address);
  });

  test.each([
    ['volvo', '/bilar/volvo'],
    ['volvo v60', '/bilar?car_brand=Volvo&car_model=V60'],
  ])('%j in paths without models leads to %s', (text, address) => {
    expect(heroSearchAddress('/bilar', text, facets, { names: ['brand'], maxSegments: 3 })).toBe(
      address,
    );
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
