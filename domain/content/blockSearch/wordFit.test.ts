import { expect, test } from 'vitest';
import { fits, wordFit } from './wordFit.ts';

test.each([
  ['sv', 'pris', 'pris', 'same'],
  ['sv', 'priset', 'pris', 'form'],
  ['sv', 'kont', 'kontakt', 'begun'],
  // The first part of a compound has three letters at least, and the last one four.
  ['sv', 'bilpris', 'pris', 'kind'],
  ['sv', 'husbilpriser', 'pris', 'kind'],
  ['sv', 'pris', 'bilpris', 'part'],
  ['sv', 'formular', 'kontaktformularet', 'part'],
  ['sv', 'elpris', 'pris', 'nothing'],
  ['sv', 'minibil', 'bil', 'nothing'],
  ['sv', 'bilparkering', 'pris', 'nothing'],
  ['en', 'subprice', 'price', 'nothing'],
  // In the middle of a word, five letters are needed.
  ['sv', 'ontak', 'kontakt', 'part'],
  ['sv', 'ntak', 'kontakt', 'nothing'],
  ['en', 'price', 'subprices', 'part'],
  // What follows a word of four letters has three at least.
  ['sv', 'priskod', 'pris', 'about'],
  ['sv', 'prisko', 'pris', 'nothing'],
  ['sv', 'bilkarta', 'bil', 'nothing'],
  ['sv', 'karta', 'pris', 'nothing'],
] as const)('in %s, %s beside %s is %s', (language, typed, word, kind) => {
  expect(wordFit(typed, word, language)).toBe({ ...fits, nothing: 0 }[kind]);
});
