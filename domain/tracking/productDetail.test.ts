import { expect, test } from 'vitest';
import { testCar } from '../cars/testing/testCar.ts';
import { hasPageImpression, productDetailEvent } from './productDetail.ts';

test('the view of a car names the car and its price', () => {
  const price = { amount: 289_900, currency: 'SEK' };
  expect(productDetailEvent(testCar({ price }))).toEqual({
    event: 'product_detail',
    currency: 'SEK',
    product: {
      id: 'MLB210',
      name: 'Volvo V60 B4',
      brand: 'Volvo',
      model: 'V60',
      condition: 'used',
      price: 289_900,
    },
  });
});

test('a car without a price as a number has no price', () => {
  const price = { text: 'På förfrågan', currency: 'SEK' };
  expect(productDetailEvent(testCar({ price })).product).not.toHaveProperty('price');
});

const view = { event: 'page_view' };
const impression = { event: 'page_impression' };

test.each<[readonly unknown[], boolean]>([
  [[], false],
  [[view], false],
  [[view, impression], true],
  [[impression, view], true],
  [[view, impression, view], false],
  [[view, impression, view, impression], true],
  [[view, impression, view, { event: 'search' }], false],
  [['page_impression', null, 1, [impression]], false],
])('%j has the impression of the current page: %s', (layer, expected) => {
  expect(hasPageImpression(layer)).toBe(expected);
});
