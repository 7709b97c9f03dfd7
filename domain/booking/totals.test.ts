import { expect, test } from 'vitest';
import { addOffering, type Selection } from './selection.ts';
import { testChoice } from './testing/testBooking.ts';
import { priceOf, totalOf } from './totals.ts';

const unitPrice = { unit: 1, minimum: 1, maximum: 8, unitAbbreviation: 'st', postfix: '/st' };

test('the total is the sum of prices times quantities', () => {
  const selection = [
    testChoice({ code: 'a', price: 1_490 }),
    testChoice({ code: 'b', price: 250, unitPrice }, { unit: 4 }),
  ].reduce<Selection>(addOffering, {});
  expect(totalOf(selection)).toEqual({ amount: 2_490, hasUnknown: false });
});

test('the price includes discounts, and the former total doesn’t', () => {
  const selection = [
    testChoice({ code: 'a', price: 1_000, priceDiscount: 200 }),
    testChoice({ code: 'b', price: 300 }),
  ].reduce<Selection>(addOffering, {});
  expect(totalOf(selection)).toEqual({ amount: 1_300, former: 1_500, hasUnknown: false });
});

test('an unknown price isn’t counted, and is reported', () => {
  const selection = [
    testChoice({ code: 'a', price: Number.NaN, priceKnown: false, priceDiscount: 100 }),
    testChoice({ code: 'b', price: 300 }),
  ].reduce<Selection>(addOffering, {});
  expect(totalOf(selection)).toEqual({ amount: 300, hasUnknown: true });
});

test.each([
  [{ price: 100, priceKnown: true, priceDiscount: 0 }, 2, { amount: 200 }],
  [{ price: 100, priceKnown: true, priceDiscount: 50 }, 2, { amount: 200, former: 300 }],
  [{ price: 100, priceKnown: true, priceDiscount: 1 }, 1, { amount: 100, former: 101 }],
  [{ price: 0, priceKnown: false, priceDiscount: 50 }, 2, undefined],
])('the price of %j times %d is %j', (priced, unit, expected) => {
  expect(priceOf(priced, unit)).toEqual(expected);
});
