import { describe, expect, test } from 'vitest';
import { createVocabulary, noVocabulary } from './vocabulary.ts';
import { wordTables } from './wordTables.ts';

const { sv, nb, en } = wordTables;

describe('with stems', () => {
  /** Removes the ending of some plurals; words with digits have no stem. */
  const stem = (word: string) => (/\d/.test(word) ? undefined : word.replace(/ar$/, ''));
  const vocabulary = createVocabulary([sv], stem);

  test.each([
    ['Dieselbilar', ['dieselbilar', '~dieselbil']],
    ['Röda suvar', ['rodasuvar', '~rodasuv']],
    // Words that say nothing are only meant as spelled, and so is a text with one of them.
    ['bilar', ['bilar']],
    ['röda bilar', ['rodabilar']],
    ['4x4 suvar', ['4x4suvar']],
    ['!', ['!']],
    ['', ['']],
  ])('%s is known as %j', (text, keys) => {
    expect(vocabulary.keysOf(text)).toEqual(keys);
  });

  test.each([
    ['Kombibilar', 'kombibil'],
    ['Rödar', 'rod'],
    ['bilar', 'bilar'],
    ['4x4ar', '4x4ar'],
  ])('the stem of %s is %s', (word, expected) => {
    expect(vocabulary.stemOf(word)).toBe(expected);
  });
});

test('without stems, texts are known as spelled', () => {
  const vocabulary = createVocabulary([sv]);
  expect(vocabulary.keysOf('Röda suvar')).toEqual(['rodasuvar']);
  expect(vocabulary.stemOf('Röda')).toBe('roda');
});

test('words that say nothing in a likelier language have no meaning', () => {
  const has = (key: string, ...tables: Parameters<typeof createVocabulary>[0]) =>
    createVocabulary(tables).synonyms.some(({ keys }) => keys.has(key));
  // Short for Jaguar in English, and Swedish for `I`.
  expect(has('jag', en)).toBe(true);
  expect(has('jag', en, sv)).toBe(true);
  expect(has('jag', sv, en)).toBe(false);
  expect(has('jag', sv, nb, en)).toBe(false);
});

test('distances are in the unit of the first language', () => {
  expect(createVocabulary([sv, en]).numbers.distanceUnit).toBe('mil');
  expect(createVocabulary([en, sv]).numbers.distanceUnit).toBe('mi');
  expect(noVocabulary.numbers.distanceUnit).toBe('km');
});

test('only words for the largest reduction mean reduced cars', () => {
  const reduced = createVocabulary([sv]).synonyms.filter(({ field }) => field === 'isReduced');
  expect(reduced.map(({ keys }) => keys.has('storstprissankning'))).toEqual([true]);
  expect(reduced.map(({ keys }) => keys.has('billigast'))).toEqual([false]);
});

test('a table has its own words and those that say nothing', () => {
  const { hasWord } = createVocabulary([sv]);
  const words = ['elbil', 'volvon', 'gbg', 'liten', 'lagmil', 'billigast', 'bil', 'inte'];
  expect(words.filter((word) => !hasWord(word))).toEqual([]);
  expect(hasWord('xyzzy')).toBe(false);
  expect(hasWord('')).toBe(false);
});
