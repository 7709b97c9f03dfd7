import { expect, test } from 'vitest';
import { isOnEarth, toHundredths } from './coordinates.ts';

test.each([
  [90, 180, true],
  [-90, -180, true],
  [90.1, 0, false],
  [0, -180.1, false],
  [Number.NaN, 0, false],
])('%d, %d is on earth: %s', (latitude, longitude, expected) => {
  expect(isOnEarth(latitude, longitude)).toBe(expected);
});

test.each([
  [59.329323, 59.33],
  [-0.001, 0],
])('%d is rounded to %d', (degrees, rounded) => {
  expect(toHundredths(degrees)).toBe(rounded);
});
