import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { financeParameters } from '#domain/financeQuote/product.ts';
import { nearestStop, sliderStops } from './sliderStops.ts';

test.each([
  ['term', 24, 48, [24, 30, 36, 42, 48]],
  ['mileage', 5_000, 8_000, [5_000, 6_000, 7_000, 8_000]],
  ['deposit', 0, 175, [0, 50, 100, 150, 175]],
  ['payment', 92, 106, [92, 95, 100, 105, 106]],
  ['deposit', 300, 300, [300]],
] as const)('the slider of a %s from %d to %d stops at %j', (parameter, min, max, stops) => {
  expect(sliderStops(parameter, { min, max })).toEqual(stops);
});

test.each([
  ['term', [6, 12]],
  ['mileage', [1_000]],
  ['deposit', [50, 100, 250, 500, 1_000, 5_000]],
  ['payment', [5, 10, 25, 50, 100, 500]],
] as const)(
  'up to a hundred stops of a %s are %j apart, whichever is the first',
  (parameter, steps) => {
    for (const step of steps)
      expect(sliderStops(parameter, { min: 0, max: 100 * step })[1]).toBe(step);
  },
);

propertyTest.prop([fc.constantFrom(...financeParameters), fc.nat(60_000), fc.nat(60_000)])(
  'stops ascend from one end to the other',
  (parameter, min, more) => {
    const stops = sliderStops(parameter, { min, max: min + more });
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    expect([stops[0], stops.at(-1)]).toEqual([min, min + more]);
  },
);

test.each([
  [[0, 50, 100], 74, 1],
  [[0, 50, 100], 76, 2],
  [[0, 50, 100], -9, 0],
  [[0, 50, 100], 900, 2],
])('of %j, the stop nearest to %d is number %d', (stops, value, at) => {
  expect(nearestStop(stops, value)).toBe(at);
});
