import { expect, test } from 'vitest';
import { isPostcode } from './postcode.ts';

test.each([
  ['411 03', true],
  [' 41103 ', true],
  ['411\u00a003', true],
  ['4110', false],
  ['411 031', false],
  ['Mora', false],
])('%j is a postcode: %s', (text, expected) => {
  expect(isPostcode(text)).toBe(expected);
});
