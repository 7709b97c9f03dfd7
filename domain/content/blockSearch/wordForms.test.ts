import { expect, test } from 'vitest';
import { areForms } from './wordForms.ts';

test.each([
  ['sv', 'oppettider', 'oppettiderna'],
  ['sv', 'formular', 'formularet'],
  ['sv', 'boka', 'bokningar'],
  // Seven letters at the beginning are enough, if they are most of the word.
  ['sv', 'kontaktkort', 'kontaktbild'],
  ['nb', 'artikkel', 'artikler'],
  ['en', 'brochure', 'brochures'],
  ['en', 'price', 'priced'],
  ['en', 'gallery', 'galleries'],
  ['fi', 'hinta', 'hinnoista'],
  ['fi', 'rengas', 'renkaiden'],
  ['fi', 'aukioloaika', 'aukioloaikoja'],
  ['fi', 'uutinen', 'uutisia'],
  ['sk', 'hodiny', 'hodin'],
  ['sk', 'cena', 'cenam'],
  ['sk', 'pobocka', 'pobociek'],
  ['sk', 'otazka', 'otazok'],
] as const)('in %s, %s and %s are forms of a word', (language, one, other) => {
  expect(areForms(one, other, language)).toBe(true);
  expect(areForms(other, one, language)).toBe(true);
});

test.each([
  ['sv', 'bil', 'bild'],
  ['sv', 'fil', 'film'],
  ['sv', 'pris', 'kris'],
  ['sv', 'bilkoplan', 'bilkoptip'],
  ['sv', 'nyhetsbrev', 'nyhetspuffar'],
  ['sv', 'kontaktkort', 'kontaktlankar'],
  ['fi', 'kuva', 'kuvaus'],
  ['en', 'car', 'card'],
  ['sk', 'cena', 'cesta'],
] as const)('in %s, %s and %s are different words', (language, one, other) => {
  expect(areForms(one, other, language)).toBe(false);
});
