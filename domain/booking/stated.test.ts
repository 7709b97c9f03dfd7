import { expect, test } from 'vitest';
import { parseMileage, trimMessage } from './stated.ts';

test.each([
  ['6500', 6_500],
  ['6 500', 6_500],
  ['6\u00a0500', 6_500],
  ['6.500', 6_500],
  ['6,500', 6_500],
  ['6’500', 6_500],
  ['6 500 mil', 6_500],
  ['65 000 km', undefined],
  ['1', 1],
  ['100 000', 100_000],
  ['100 001', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['1e9', undefined],
  ['1000000000', undefined],
  ['mycket', undefined],
  ['', undefined],
])('the mileage %j is %s', (typed, expected) => {
  expect(parseMileage(typed)).toBe(expected);
});

test.each([
  ['  Skrapljud  ', 'Skrapljud'],
  [' \n ', ''],
  ['x'.repeat(81), 'x'.repeat(80)],
])('the message %j becomes %j', (typed, expected) => {
  expect(trimMessage(typed)).toBe(expected);
});
