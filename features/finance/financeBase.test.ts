import { expect, test } from 'vitest';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { template } from '#domain/template.ts';
import { financeBaseText } from './financeBase.ts';

const texts = {
  carFinanceBase: template('Based on {price}.'),
  carPriceWithVat: 'incl. VAT',
  carPriceWithoutVat: 'excl. VAT',
};
const place = { texts, money: (amount: number) => `£${amount}` };
const van = testCar({
  isCommercial: true,
  price: { currency: 'GBP', amount: 200, other: { amount: 240 } },
});
const car = testCar({ price: { currency: 'GBP', amount: 200, other: { amount: 167 } } });
const ordinary = testCar({ price: { currency: 'GBP', amount: 200 } });

test.each([
  ['a van', van, 200, 'Based on £200 excl. VAT.'],
  ['a van', van, 240, 'Based on £240 incl. VAT.'],
  ['a car with deductible VAT', car, 200, 'Based on £200 incl. VAT.'],
  ['a car with deductible VAT', car, 167, 'Based on £167 excl. VAT.'],
  // The loan of an index may have a price of its own.
  ['a van', van, 190, 'Based on £190.'],
  ['any other car', ordinary, 200, 'Based on £200.'],
])('the sum of %s says its price: %#', (_what, priced, price, text) => {
  expect(financeBaseText(priced, price, place)).toBe(text);
});
