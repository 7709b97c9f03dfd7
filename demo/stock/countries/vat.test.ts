import { expect, test } from 'vitest';
import { vatPercent } from '#domain/cars/vat.ts';
import type { Country } from './country.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import { se } from './se.ts';
import { sk } from './sk.ts';
import { uk } from './uk.ts';

test('the stock is made with the VAT that sites calculate with', () => {
  const countries: readonly Country[] = [se, no, uk, fi, sk];
  const percents = countries.map(({ code, vat }) => [code, vat * 100]);
  expect(Object.fromEntries(percents)).toEqual(vatPercent);
});
