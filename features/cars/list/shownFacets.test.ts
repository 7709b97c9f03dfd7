import { describe, expect, test } from 'vitest';
import type { Facet } from '#domain/search/facet.ts';
import { shownFacets, valuesWithChosen } from './shownFacets.ts';

const value = (text: string, ...models: readonly string[]) => ({
  text,
  count: 1,
  children: models.map((model) => ({ text: model, count: 1, children: [] })),
});

const brands: Facet = {
  kind: 'choice',
  name: 'car_brand',
  childName: 'car_model',
  values: [value('Kia', 'EV3'), value('Volvo', 'EX40', 'V60')],
};
const fuels: Facet = { kind: 'choice', name: 'car_fuel', values: [value('El')] };
const none: Facet = { kind: 'choice', name: 'car_drive', values: [] };
const price: Facet = { kind: 'range', name: 'car_price', min: 1, max: 9, buckets: [] };
const point: Facet = { ...price, min: 5, max: 5 };

describe('shownFacets', () => {
  test('are those with a choice', () => {
    expect(shownFacets([brands, none, fuels, price, point], {})).toEqual([brands, fuels, price]);
  });

  test('have the models of a fixed brand', () => {
    expect(shownFacets([brands, fuels], { car_brand: ['Volvo'] })).toEqual([
      { kind: 'choice', name: 'car_model', values: [value('EX40'), value('V60')] },
      fuels,
    ]);
  });

  test.each([
    ['the model is fixed too', { car_brand: ['Volvo'], car_model: ['V60'] }],
    ['the brand has no models', { car_brand: ['Saab'] }],
  ])('leave out the brand if %s', (_, fixed) => {
    expect(shownFacets([brands, fuels], fixed)).toEqual([fuels]);
  });

  test('leave out a fixed value', () => {
    expect(shownFacets([fuels, price], { car_fuel: ['El'] })).toEqual([price]);
  });
});

test('a chosen value is kept even if no car has it any more', () => {
  expect(valuesWithChosen(fuels.values, ['Diesel', 'El'])).toEqual([
    value('El'),
    { text: 'Diesel', count: 0, children: [] },
  ]);
});
