import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['42 512 km', '42\u00a0512\u00a0km'],
  ['4,8 l/100 km', '4,8 l/100\u00a0km'],
  ['129 g/km', '129 g/km'],
  ['130\u00a0560 km', '130\u00a0560\u00a0km'],
  ['7 dörrar', '7\u00a0dörrar'],
  ['framhjulsdrift, 2 växlar', 'framhjulsdrift, 2\u00a0växlar'],
  ['Automat', 'Automat'],
])('%j breaks nowhere at its number, or before a unit by another', (text, expected) => {
  expect(unbroken(text)).toBe(expected);
});
