import { expect, test } from 'vitest';
import { fitsFrom } from './fitsFrom.ts';

const perView = { phone: 1, tablet: 2, desktop: 3 };

test.each([
  [4, undefined],
  [3, 'desktop'],
  [2, 'tablet'],
  [1, 'phone'],
])('%i slides fit from %s on', (count, breakpoint) => {
  expect(fitsFrom(count, perView)).toBe(breakpoint);
});
