import { expect, test } from 'vitest';
import { isLikelyTypo } from './likelyTypo.ts';

test.each([
  ['bmv', 'bmw'],
  ['bnw', 'bmw'],
  ['bwm', 'bmw'],
  ['kai', 'kia'],
  ['kja', 'kia'],
  ['adi', 'audi'],
  ['opell', 'opel'],
  ['golg', 'golf'],
  ['fokus', 'focus'],
  ['toyta', 'toyota'],
])('%s is likely a typo of %s', (typed, meant) => {
  expect(isLikelyTypo(typed, meant)).toBe(true);
});

test.each([
  ['bow', 'bmw'],
  ['kip', 'kia'],
  ['brev', 'bev'],
  ['bord', 'born'],
  ['block', 'black'],
  ['bmw', 'bmw'],
  ['kia', 'audi'],
  ['', 'kia'],
])('%s is another word than %s', (typed, meant) => {
  expect(isLikelyTypo(typed, meant)).toBe(false);
});
