import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { wireName } from './facets.ts';
import { readSearchQuery } from './searchAddress.ts';
import { readTypedSearch } from './typedSearch.ts';

const options = { sortNames: ['published-asc', 'price-asc'] };
const priceOf = (low: string, high = '300000') =>
  readTypedSearch(
    `?${new URLSearchParams([
      [wireName('price'), low],
      [wireName('price'), high],
    ])}`,
    options,
  ).filters['price'];

describe('readTypedSearch', () => {
  test.each([
    ['250000', '250000'],
    ['250 000', '250000'],
    ['250\u00a0000', '250000'],
    ['250\u202f000', '250000'],
    ['250\u2009000', '250000'],
    ['250,000', '250000'],
    ['250.000', '250000'],
    ['250’000', '250000'],
    ['\u2003250\u3000000\u0085', '250000'],
    [' 0 ', '0'],
    ['-0', '0'],
    ['007', '7'],
    ['-5', '-5'],
    ['\u22125', '-5'],
    ['+5', '5'],
  ])('a price from %j', (text, low) => {
    expect(priceOf(text)).toEqual([low, '300000']);
  });

  test.each([
    ['', '300 000', [String(-Number.MAX_SAFE_INTEGER), '300000']],
    ['250 000', ' ', ['250000', String(Number.MAX_SAFE_INTEGER)]],
    ['', '', undefined],
    ['x', '', undefined],
  ])('a price from %j to %j, as a form sends it', (low, high, ends) => {
    expect(priceOf(low, high)).toEqual(ends);
  });

  test.each([
    ['three fields', 'car_price=&car_price=1&car_price=2', {}],
    ['two values of another filter', 'car_fuel=&car_fuel=El', { fuel: ['El'] }],
    ['two words that are no filter', 'keyphrase=&keyphrase=El', {}],
  ])('%s are no range with an empty field', (_what, search, filters) => {
    expect(readTypedSearch(search, options).filters).toEqual(filters);
  });

  test.each(['x', '12x', '25 00', '1.5', '1,5', '1e3', '0x10', '--5', 'Infinity'])(
    'no price from %j',
    (text) => {
      expect(priceOf(text)).toBeUndefined();
    },
  );

  test('reads pages as people write them', () => {
    expect(readTypedSearch('?page=%2B3', options).page).toBe(3);
    expect(readTypedSearch('?page=1.000', options).page).toBe(19);
  });

  test('leaves other values as they are', () => {
    const { keyphrase, filters } = readTypedSearch('?keyphrase=1.000&car_model=2.000', options);
    expect({ keyphrase, filters }).toEqual({ keyphrase: '1.000', filters: { model: ['2.000'] } });
  });

  propertyTest.prop([fc.integer({ min: 0 }), fc.constantFrom('sv', 'nb', 'en', 'fi', 'sk')])(
    'reads what Intl writes',
    (number, locale) => {
      const written = new Intl.NumberFormat(locale).format(number);
      expect(priceOf(written, String(number))).toEqual([String(number), String(number)]);
    },
  );

  propertyTest.prop([
    fc.dictionary(fc.constantFrom(wireName('brand'), 'keyphrase', 'x'), anyText()),
  ])('reads texts as readSearchQuery does', (parameters) => {
    const search = `?${new URLSearchParams(parameters)}`;
    expect(readTypedSearch(search, options)).toEqual(readSearchQuery(search, options));
  });
});
