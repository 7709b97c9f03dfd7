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
  name: 'brand',
  childName: 'model',
  values: [value('Kia', 'EV3'), value('Volvo', 'EX40', 'V60')],
};
const fuels: Facet = { kind: 'choice', name: 'fuel', values: [value('El')] };
const none: Facet = { kind: 'choice', name: 'drive', values: [] };
const price: Facet = { kind: 'range', name: 'price', min: 1, max: 9, counts: [] };
const point: Facet = { ...price, min: 5, max: 5 };

describe('shownFacets', () => {
  test('are those with a choice', () => {
    expect(shownFacets([brands, none, fuels, price, point], {})).toEqual([brands, fuels, price]);
  });

  test('have the models of a fixed brand', () => {
    expect(shownFacets([brands, fuels], { brand: ['Volvo'] })).toEqual([
      { kind: 'choice', name: 'model', values: [value('EX40'), value('V60')] },
      fuels,
    ]);
  });

  test.each([
    ['the model is fixed too', { brand: ['Volvo'], model: ['V60'] }],
    ['the brand has no models', { brand: ['Saab'] }],
  ])('leave out the brand if %s', (_, fixed) => {
    expect(shownFacets([brands, fuels], fixed)).toEqual([fuels]);
  });

  test('leave out a fixed value', () => {
    expect(shownFacets([fuels, price], { fuel: ['El'] })).toEqual([price]);
  });
});

test('a chosen value is kept even if no car has it any more', () => {
  expect(valuesWithChosen(fuels.values, ['Diesel', 'El'])).toEqual([
    value('El'),
    { text: 'Diesel', count: 0, children: [] },
  ]);
});
