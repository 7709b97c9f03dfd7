import { expect, test } from 'vitest';
import { isChoosableParameter, nearestValue, type ProductParameter } from './product.ts';

const list = (...values: number[]): ProductParameter => ({
  values: { kind: 'list', values },
  initial: 99,
});
const range = (min: number, max: number): ProductParameter => ({
  values: { kind: 'range', min, max },
  initial: min,
});

test.each([
  [list(10, 20), 15, 10],
  [list(10, 20), 16, 20],
  [list(10, 20, 30), 100, 30],
  [list(10), 98, 10],
  [range(10, 20), 9, 10],
  [range(10, 20), 15, 15],
  [range(10, 20), 21, 20],
])('of %o, the nearest value to %d is %d', (parameter, value, nearest) => {
  expect(nearestValue(parameter, value)).toBe(nearest);
});

test.each([
  [list(10), false],
  [list(10, 20), true],
  [range(10, 10), false],
  [range(10, 11), true],
])('%o can be chosen: %s', (parameter, isChoosable) => {
  expect(isChoosableParameter(parameter)).toBe(isChoosable);
});
