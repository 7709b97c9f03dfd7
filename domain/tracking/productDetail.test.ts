import { expect, test } from 'vitest';
import { testCar } from '../cars/testing/testCar.ts';
import { productDetailEvent, type ViewState, viewState } from './productDetail.ts';

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

const detail = { event: 'product_detail' };

test.each<[readonly unknown[], ViewState]>([
  [[], 'nothing-due'],
  [[view], 'nothing-due'],
  [[view, impression], 'own-impression'],
  [[impression, view], 'own-impression'],
  [[view, impression, detail], 'nothing-due'],
  [[impression, detail], 'nothing-due'],
  [[detail, impression], 'nothing-due'],
  [[view, impression, view], 'earlier-impression'],
  [[view, impression, view, { event: 'search' }], 'earlier-impression'],
  [[view, impression, detail, view], 'earlier-impression'],
  [[view, impression, detail, view, detail], 'nothing-due'],
  [[view, impression, detail, view, impression], 'own-impression'],
  [[view, impression, detail, view, impression, detail], 'nothing-due'],
  [['page_impression', null, 1, [impression]], 'nothing-due'],
])('%j: %s', (layer, expected) => {
  expect(viewState(layer)).toBe(expected);
});
