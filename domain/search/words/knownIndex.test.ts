import { expect, test } from 'vitest';
import { createKnownIndex, haveAll, stemsOf } from './knownIndex.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordTables } from './wordTables.ts';

const vocabulary = createVocabulary([wordTables.sv, wordTables.en]);

const known: Readonly<Record<string, readonly string[]>> = {
  brand: ['Skoda', 'Škoda', 'Volvo', 'Volkswagen'],
  city: ['Göteborg', 'Borås'],
  equipment: ['Dragkrok, avtagbar', 'Takräcke', 'Panoramatak'],
  body: ['Kombi', 'SUV'],
  isReduced: ['true', 'false'],
};

const index = createKnownIndex(vocabulary, (field) => known[field] ?? []);

test.each([
  ['brand', 'volvo', 'Volvo'],
  ['brand', 'volvon', 'Volvo'],
  ['brand', 'vw', 'Volkswagen'],
  ['city', 'gbg', 'Göteborg'],
  ['city', 'boras', 'Borås'],
  // A name of another field, or of a make that the index doesn't have.
  ['brand', 'gbg', undefined],
  ['city', 'volvon', undefined],
  ['brand', 'bimmer', undefined],
  // The index spells the make in two ways.
  ['brand', 'skoda', undefined],
  ['brand', 'skodan', undefined],
])('as a %s, %s is %s', (field, key, name) => {
  expect(index.names().get(field)?.get(key)).toBe(name);
});

test.each([
  ['dragkrok', ['Dragkrok, avtagbar']],
  ['takräcke', ['Takräcke']],
  ['kombi', ['Kombi']],
  ['halvkombi', []],
  // Of values that are yes or no, only yes has a meaning.
  ['sänkt pris', ['true']],
])('%s means %j', (phrase, values) => {
  const meant = vocabulary.synonyms.find(({ phrases }) => phrases.includes(phrase));
  expect(meant && index.values(meant)).toEqual(values);
});

test('words without a letter or digit are in no equipment', () => {
  expect(haveAll(index.equipment(), stemsOf(vocabulary, '!'))).toEqual([]);
  expect(haveAll(index.equipment(), stemsOf(vocabulary, 'avtagbar dragkrok'))).toEqual([
    'Dragkrok, avtagbar',
  ]);
  expect(haveAll(index.equipment(), stemsOf(vocabulary, 'dragkrok takräcke'))).toEqual([]);
});
