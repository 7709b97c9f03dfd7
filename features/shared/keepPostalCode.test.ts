import { expect, test } from 'vitest';
import { keepPostalCode } from './keepPostalCode.ts';

test.each([
  ['Elektravägen 15, 126 30 Stockholm', 'Elektravägen 15, 126\u00A030 Stockholm'],
  ['Verkstadsgatan 1, Täby', 'Verkstadsgatan 1, Täby'],
  ['', ''],
])('%j keeps its postal code on one line', (address, expected) => {
  expect(keepPostalCode(address)).toBe(expected);
});
