import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import type { Filters } from './filters.ts';
import { boundFilters, boundQuery, readSearchQuery, writeSearchQuery } from './searchAddress.ts';
import type { SearchQuery } from './searchQuery.ts';

const options = {
  sortNames: ['published-asc', 'price-asc', 'price-desc'],
};
const none: SearchQuery = {
  keyphrase: '',
  filters: {},
  page: 0,
  sortName: 'published-asc',
};
const read = (search: string) => readSearchQuery(search, options);
const write = (query: Partial<SearchQuery>, search = '') =>
  writeSearchQuery(search, { ...none, ...query }, options);

describe('readSearchQuery', () => {
  test.each<[string, Partial<SearchQuery>]>([
    ['', {}],
    ['?', {}],
    ['?keyphrase=volvo', { keyphrase: 'volvo' }],
    ['keyphrase=volvo', { keyphrase: 'volvo' }],
    ['?keyphrase=+v60%20%20%C2%A0diesel%0A+', { keyphrase: 'v60 diesel' }],
    ['?keyphrase=a&keyphrase=b', { keyphrase: 'a' }],
    ['?keyphrase=%E0%A4%A', { keyphrase: '\ufffd%A' }],
    ['?page=3', { page: 3 }],
    ['?page=19', { page: 19 }],
    ['?page=20', { page: 19 }],
    ['?page=99999', { page: 19 }],
    ['?page=99999999999999999999999', { page: 19 }],
    ['?page=-1', { page: 0 }],
    ['?page=x', { page: 0 }],
    ['?page=1.5', { page: 0 }],
    ['?page=', { page: 0 }],
    ['?sortName=car_price_desc', { sortName: 'price-desc' }],
    ['?sortName=car_publishdate_asc', {}],
    ['?sortName=__proto__', {}],
    ['?sortname=car_price_desc', {}],
  ])('%s', (search, query) => {
    expect(read(search)).toEqual({ ...none, ...query });
  });

  test.each<[string, Filters]>([
    ['?car_brand=Volvo', { brand: ['Volvo'] }],
    ['?car_brand=Volvo&car_model=V60', { brand: ['Volvo'], model: ['V60'] }],
    ['?car_fuel=El&car_fuel=Diesel&car_fuel=El', { fuel: ['Diesel', 'El'] }],
    ['?car_condition=Begagnad', { condition: ['Begagnad'] }],
    ['?car_site_id=101', { facility: ['101'] }],
    ['?car_is_used=true', { isUsed: ['true'] }],
    [
      '?car_vehicle_type=Transportbil&car_site_region=Uppsala&car_site_region=Stockholm',
      { vehicleType: ['Transportbil'], region: ['Stockholm', 'Uppsala'] },
    ],
    ['?car_brand=Land+Rover', { brand: ['Land Rover'] }],
    ['?car_brand=+Volvo+&car_brand=&car_brand=+', { brand: ['Volvo'] }],
    ['?car_colour=R%C3%B6d&utm_source=mail&__proto__=x', {}],
    ['?car_price=100000&car_price=200000', { price: ['100000', '200000'] }],
    ['?car_price=200000&car_price=100000', { price: ['100000', '200000'] }],
    ['?car_price=5&car_price=5', { price: ['5', '5'] }],
    ['?car_price=100000', {}],
    ['?car_price=1&car_price=2&car_price=3', {}],
    ['?car_price=1&car_price=two', {}],
    ['?car_price=1.5&car_price=2', {}],
  ])('%s', (search, filters) => {
    expect(read(search).filters).toEqual(filters);
  });

  test('limits long texts without splitting characters', () => {
    const long = '🚗'.repeat(300);
    const query = read(`?keyphrase=${long}&car_brand=${long}`);
    expect(query.keyphrase).toBe('🚗'.repeat(200));
    expect(query.filters).toEqual({ brand: ['🚗'.repeat(200)] });
    expect(read(`?keyphrase=${'a'.repeat(199)}+bc`).keyphrase).toBe('a'.repeat(199));
  });

  test('accepts at most a hundred values, and no half range', () => {
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `car_${name}=v${at}`).join('&');
    const price = 'car_price=1&car_price=2';
    const counts = (search: string) =>
      Object.values(read(search).filters).map((values) => values.length);
    expect(counts(many('brand', 1000))).toEqual([100]);
    expect(counts(`${many('fuel', 90)}&${many('brand', 60)}`)).toEqual([60, 40]);
    expect(counts(`${many('brand', 98)}&${price}`)).toEqual([98, 2]);
    expect(counts(`${many('brand', 99)}&${price}`)).toEqual([99]);
    expect(counts(`${many('brand', 99)}&budget_months=36`)).toEqual([99, 1]);
    expect(counts(`${many('brand', 100)}&budget_months=36`)).toEqual([100]);
  });

  test('works without sort orders', () => {
    expect(readSearchQuery('?sortName=a', { sortNames: [] })).toEqual({
      ...none,
      sortName: '',
    });
  });
});

describe('writeSearchQuery', () => {
  test.each<[Partial<SearchQuery>, string, string]>([
    [{}, '', ''],
    [{}, '?', ''],
    [{ keyphrase: ' v60  dragkrok ' }, '', '?keyphrase=v60+dragkrok'],
    [{ page: 2 }, '', '?page=2'],
    [{ page: 99 }, '', '?page=19'],
    [{ sortName: 'price-asc' }, '', '?sortName=car_price_asc'],
    [{ sortName: 'nonsense' }, '', ''],
    [{ filters: { fuel: ['El', 'Diesel'] } }, '', '?car_fuel=Diesel&car_fuel=El'],
    [{ filters: { fuel: [] } }, '?car_fuel=El', ''],
    [{ filters: { price: ['2', '10'] } }, '', '?car_price=2&car_price=10'],
    [{ filters: { price: ['2'] } }, '', ''],
    [{ filters: { smell: ['Ny'] } }, '', ''],
    [{}, '?keyphrase=a&page=3&sortName=car_price_asc&car_model=V60', ''],
    [
      {},
      '?utm_source=mail&page=3&si&car_colour=R%C3%B6d',
      '?utm_source=mail&si=&car_colour=R%C3%B6d',
    ],
    [
      {
        page: 1,
        sortName: 'price-desc',
        filters: { fuel: ['El'], model: ['V60'], brand: ['Volvo'] },
        keyphrase: 'drag',
      },
      '?page=7&utm_source=mail',
      '?utm_source=mail&keyphrase=drag&car_brand=Volvo&car_model=V60&car_fuel=El&sortName=car_price_desc&page=1',
    ],
  ])('%j in %j', (query, search, written) => {
    expect(write(query, search)).toBe(written);
  });
});

const value = fc.string({ unit: 'grapheme', maxLength: 250 });
const ends = fc.array(fc.oneof(fc.integer().map(String), value), { maxLength: 3 });
const filters = fc.record(
  {
    brand: fc.array(value, { maxLength: 60 }),
    model: fc.array(value, { maxLength: 60 }),
    fuel: fc.array(anyText()),
    price: ends,
    power: ends,
    color: fc.array(value),
  },
  { requiredKeys: [] },
);
const anyQuery: fc.Arbitrary<SearchQuery> = fc.record({
  keyphrase: anyText({ maxLength: 300 }),
  filters,
  page: fc.oneof(fc.integer(), fc.double()),
  sortName: fc.constantFrom(...options.sortNames, 'nonsense'),
});
const foreign = fc.array(
  fc.tuple(
    fc
      .string()
      .filter((name) => !/^(keyphrase|sortName|page|near|car_.*|caroftheweek)$/.test(name)),
    fc.string(),
  ),
);

describe('an address', () => {
  propertyTest.prop([anyQuery, foreign])('is read as it was written', (query, pairs) => {
    const before = `?${new URLSearchParams(pairs)}`;
    const after = writeSearchQuery(before, query, options);
    expect(read(after)).toEqual(boundQuery(query, options));
    expect(writeSearchQuery(after, read(after), options)).toBe(after);
  });

  propertyTest.prop([anyQuery, foreign])('keeps the parameters of others', (query, pairs) => {
    const before = new URLSearchParams(pairs).toString();
    const after = writeSearchQuery(before, query, options);
    expect([...new URLSearchParams(after)].slice(0, pairs.length)).toEqual(pairs);
    expect(write({}, after)).toBe(before && `?${before}`);
  });

  propertyTest.prop([fc.webQueryParameters()])('may be anything', (search) => {
    const query = read(`?${search}`);
    expect(query.page).toBeGreaterThanOrEqual(0);
    expect(query.page).toBeLessThanOrEqual(19);
    expect(boundQuery(query, options)).toEqual(query);
  });

  propertyTest.prop([fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 4 }), fc.boolean()])(
    'doesn’t depend on the order of clicks',
    (values, isFirst) => {
      const brand = { brand: values };
      const fuel = { fuel: ['El'] };
      const chosen = isFirst ? { ...brand, ...fuel } : { ...fuel, ...brand };
      expect(write({ filters: chosen })).toBe(
        '?car_brand=a&car_brand=b&car_brand=c&car_brand=d&car_fuel=El',
      );
    },
  );
});

test('filters with any names can be limited', () => {
  const wanted = { isUsed: ['true'], body: ['Kombi'] };
  expect(boundFilters(wanted, ['isUsed'])).toEqual({ isUsed: ['true'] });
});

describe('the order by distance', () => {
  const options = { sortNames: ['published-asc', 'near-asc'] };
  const near = 'near=50&near=59.86%2C17.64+Uppsala';

  test('needs a place', () => {
    expect(readSearchQuery('sortName=near_asc', options).sortName).toBe('published-asc');
    expect(readSearchQuery(`sortName=near_asc&${near}`, options)).toMatchObject({
      sortName: 'near-asc',
      filters: { near: ['50', '59.86,17.64 Uppsala'] },
    });
  });

  test('is written with its place', () => {
    const query = readSearchQuery(`sortName=near_asc&${near}`, options);
    expect(writeSearchQuery('', query, options)).toBe(`?${near}&sortName=near_asc`);
    expect(writeSearchQuery('', { ...query, filters: {} }, options)).toBe('');
  });
});
