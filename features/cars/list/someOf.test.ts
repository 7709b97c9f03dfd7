import { expect, test } from 'vitest';
import { someOf } from './someOf.ts';

test.each([
  ['a', 'a'],
  ['a b c d e', 'a, b, c, d, e'],
  ['a b c d e f', 'a, b, c, d, e …'],
])('of the names %s the page shows %s', (names, shown) => {
  expect(someOf(names.split(' '))).toBe(shown);
});
