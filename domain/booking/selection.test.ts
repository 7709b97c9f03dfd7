import { expect, test } from 'vitest';
import { addOffering } from './selection.ts';
import { testChoice } from './testing/testBooking.ts';

test.each([
  [true, 1_490],
  [false, 0],
])('an offering whose price is known (%s) is chosen at a price of %d', (priceKnown, price) => {
  const selection = addOffering({}, testChoice({ price: 1_490, priceKnown }));
  expect(selection['oljebyte']).toMatchObject({ price, priceKnown });
});
