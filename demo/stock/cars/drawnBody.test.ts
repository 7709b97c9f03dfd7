import { describe, expect, test } from 'vitest';
import { commercialModels, motorcycleModels, passengerModels } from '../models/index.ts';
import { drawnBodies, drawnBody, plainOf } from './drawnBody.ts';

/** Every model with each of its fuels, and how it is shown. */
const shown = [...passengerModels, ...commercialModels, ...motorcycleModels].flatMap((model) =>
  [...new Set(model.versions.map(({ fuel }) => fuel))].map((fuel) => {
    const drawn = drawnBody(model, fuel);
    return { model, fuel, drawn, plain: plainOf.get(drawn) };
  }),
);

test('every model is shown with its own body, and small ones with the smaller body', () => {
  const smaller = { hatchback: 'cityCar', suv: 'crossover' };
  for (const { model, plain } of shown) {
    const allowed = Object.entries(smaller).flatMap(([of, as]) => (of === model.body ? [as] : []));
    expect([model.body, ...allowed], model.name).toContain(plain);
  }
  for (const [body, as] of Object.entries(smaller)) {
    const lengthsOf = (wanted: string) =>
      shown.filter(({ plain }) => plain === wanted).map(({ model }) => model.size.length);
    expect(Math.max(...lengthsOf(as))).toBeLessThan(Math.min(...lengthsOf(body)));
  }
});

test('every body is that of a model, except the coupé and the convertible', () => {
  const drawn = new Set(shown.map((each) => each.drawn));
  expect(drawnBodies.filter((body) => !drawn.has(body))).toEqual(['coupe', 'convertible']);
});

describe('the design', () => {
  const looksOf = (name: string) =>
    Object.fromEntries(
      shown.filter(({ model }) => model.name === name).map(({ fuel, drawn }) => [fuel, drawn]),
    );

  test.each([
    ['XC60', { petrol: 'suvNordic', diesel: 'suvNordic', plugin: 'suvNordic' }],
    ['XC90', { diesel: 'suvNordic', plugin: 'suvNordic' }],
    ['Tiguan', { petrol: 'suvWide', diesel: 'suvWide', plugin: 'suvWide' }],
    ['Passat', { petrol: 'estateWide', diesel: 'estateWide', plugin: 'estateWide' }],
    ['X5', { plugin: 'suvPremium' }],
    ['C-Klass', { diesel: 'estate', plugin: 'estate' }],
    ['Yaris', { hybrid: 'hatchbackEastern' }],
    ['S60', { petrol: 'saloon', plugin: 'saloon' }],
    ['Caddy Cargo', { diesel: 'van' }],
  ])('of a %s is that of its make', (name, looks) => {
    expect(looksOf(name)).toEqual(looks);
  });

  test('of an electric car has no grille, whatever the make', () => {
    const fronts = { suv: 'suv', crossover: 'crossoverClean', hatchback: 'hatchback' };
    for (const [body, drawn] of Object.entries({ ...fronts, saloon: 'saloonClean' })) {
      const electric = shown.filter(({ plain, fuel }) => plain === body && fuel === 'electric');
      expect(new Set(electric.map((each) => each.drawn))).toEqual(new Set([drawn]));
    }
  });
});
