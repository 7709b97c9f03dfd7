import { expect, test } from 'vitest';
import { separate } from './joinedWords.ts';
import { createKnownIndex } from './knownIndex.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordTables } from './wordTables.ts';

const known: Readonly<Record<string, readonly string[]>> = {
  brand: ['BMW', 'Land Rover', 'Volkswagen', 'Volvo'],
  model: ['Golf', 'V60', 'V60 Cross Country', 'X3'],
  body: ['Kombi', 'SUV'],
  fuel: ['Diesel', 'El'],
  gearbox: ['Automat', 'Manuell'],
};

const vocabulary = createVocabulary([wordTables.sv, wordTables.en], () => undefined);
const index = createKnownIndex(vocabulary, (field) => known[field] ?? []);

test.each<[string, readonly string[]]>([
  // A make by another name is written in full, its own name stays as typed.
  ['vw', ['Volkswagen']],
  ['VOLVO', ['VOLVO']],
  ['volvo', ['volvo']],
  // A make and a model, or the first letters of one.
  ['bmwx3', ['BMW', 'x3']],
  ['vwgolf', ['Volkswagen', 'golf']],
  ['volvov6', ['Volvo', 'v6']],
  ['volvov', ['volvov']],
  ['volvoq9', ['volvoq9']],
  // Models stay, also if they begin like a make.
  ['v60', ['v60']],
  // Compounds of two meanings.
  ['dieselkombi', ['diesel', 'kombi']],
  ['elkombi', ['el', 'kombi']],
  ['dieselautomat', ['diesel', 'automat']],
  ['kombidiesel', ['kombidiesel']],
  ['volvokombi', ['volvo', 'kombi']],
  ['superkombi', ['superkombi']],
  ['elsuv', ['el', 'suv']],
  // The index has no such car.
  ['elhalvkombi', ['elhalvkombi']],
  // Numbers with their signs.
  ['<200000', ['<', '200000']],
  ['max200000', ['max', '200000']],
  ['max20', ['max20']],
  ['golf200', ['golf200']],
  ['-21', ['2021']],
  ['’21', ['2021']],
])('%s is read as %j', (word, words) => {
  expect(separate([word], index)).toEqual(words);
});

test('an abbreviation is written in full only after the model to which it belongs', () => {
  expect(separate(['v60', 'cc'], index)).toEqual(['v60', 'cross', 'country']);
  expect(separate(['golf', 'cc'], index)).toEqual(['golf', 'cc']);
});

test('what is quoted stays as typed', () => {
  const words = ['"stor', 'elkombi', 'bil"'];
  expect(separate(['elkombi', ...words, 'elkombi'], index)).toEqual([
    'el',
    'kombi',
    ...words,
    'el',
    'kombi',
  ]);
});
