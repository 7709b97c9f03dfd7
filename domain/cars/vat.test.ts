import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Country } from '#domain/sites/site.ts';
import { otherPrice, vatFigures, vatPercent } from './vat.ts';

describe('the figures of a price', () => {
  test.each<[Country, number, number]>([
    ['SE', 249_000, 311_250],
    ['NO', 239_900, 299_875],
    ['GB', 17_995, 21_594],
    ['FI', 19_990, 25_087],
    ['SK', 15_490, 19_053],
    // Half a unit is rounded up.
    ['SE', 2, 3],
    ['FI', 100, 126],
  ])('in %s, %d without VAT is %d with it', (country, without, included) => {
    expect(vatFigures(without, 'without', country)).toEqual({ without, with: included });
  });

  test.each<[Country, number, number]>([
    ['SE', 311_250, 249_000],
    ['SE', 289_900, 231_920],
    ['GB', 21_595, 17_996],
    ['FI', 25_500, 20_319],
  ])('in %s, %d with VAT is %d without it', (country, included, without) => {
    expect(vatFigures(included, 'with', country)).toEqual({ with: included, without });
  });

  const countries: readonly Country[] = ['SE', 'NO', 'GB', 'FI', 'SK'];
  const price = fc.integer({ min: 0, max: 100_000_000 });

  propertyTest.prop([fc.constantFrom(...countries), price])(
    'a price without VAT comes back from the one with it',
    (country, without) => {
      const { with: included } = vatFigures(without, 'without', country);
      expect(Number.isInteger(included)).toBe(true);
      expect(vatFigures(included, 'with', country).without).toBe(without);
    },
  );

  propertyTest.prop([fc.constantFrom(...countries), price])(
    'a price with VAT is less than a unit away from the one without it and its VAT',
    (country, included) => {
      const { without } = vatFigures(included, 'with', country);
      const exact = without * (1 + vatPercent[country] / 100);
      expect(Math.abs(exact - included)).toBeLessThan(1);
    },
  );
});

describe('the other price', () => {
  test('has a former figure in a campaign only', () => {
    expect(otherPrice({ amount: 200, former: 240 }, 'without', 'SE')).toEqual({
      amount: 250,
      former: 300,
    });
    expect(otherPrice({ amount: 200 }, 'without', 'SE')).toEqual({ amount: 250 });
  });

  test('needs a number', () => {
    expect(otherPrice({}, 'without', 'SE')).toBeUndefined();
  });
});
