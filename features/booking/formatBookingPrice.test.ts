import { expect, test } from 'vitest';
import { formatBookingPrice } from './formatBookingPrice.ts';

test.each([
  [1_490, '1 490 kr'],
  [1_490.5, '1 490,50 kr'],
  [1_490.25, '1 490,25 kr'],
  [0, '0 kr'],
])('%d is shown as %s: öre only if there are any', (amount, text) => {
  const shown = formatBookingPrice(amount, { locale: 'sv', currency: 'SEK' });
  expect(shown.replaceAll(/\s/g, ' ')).toBe(text);
});
