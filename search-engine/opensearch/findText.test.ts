import { describe, expect, test } from 'vitest';
import { allOf, anyOf, type Clause } from './clauses.ts';
import { createFindText } from './findText.ts';
import { beginningWord, foldedWord, nearWords, spelledWord } from './words.ts';

const plate = (text: string) => ({ term: { 'car_regno.squashed': text } });
const plateBeginning = (text: string) => ({ prefix: { 'car_regno.squashed': text } });

/** Creates a text search for an index in which only the given clauses match. */
function createFinder(...occurring: readonly Clause[]) {
  const known = new Set(occurring.map((clause) => JSON.stringify(clause)));
  const find = createFindText({
    formsOf: (word) => (word === 'dragkrokar' ? ['dragkrok'] : []),
    plateField: 'car_regno',
    isLenient: true,
    occurring: async (clauses) =>
      new Set(clauses.filter((clause) => known.has(JSON.stringify(clause)))),
  });
  return async (text: string) => (await find(text)).map(({ clause }) => clause);
}

describe('a word matches', () => {
  const nothing = anyOf([]);
  const [typo = nothing, twoTypos = nothing] = nearWords('bensinare');
  test.each<[string, string, readonly Clause[], Clause]>([
    ['exactly', 'volvo', [spelledWord('volvo')], anyOf([spelledWord('volvo')])],
    [
      'as a prefix if it is the last one',
      'vol',
      [beginningWord('vol')],
      anyOf([beginningWord('vol')]),
    ],
    ['in another form', 'dragkrokar', [spelledWord('dragkrok')], anyOf([spelledWord('dragkrok')])],
    [
      'not as a prefix if it is short and known',
      'el',
      [spelledWord('el'), beginningWord('el')],
      anyOf([spelledWord('el')]),
    ],
    [
      'as a registration number, and then not as a prefix',
      'MLB 12',
      [plateBeginning('mlb12'), beginningWord('mlb'), beginningWord('12')],
      // Each of the two words is part of the number.
      allOf([
        anyOf([plateBeginning('mlb12')]),
        anyOf([plateBeginning('mlb12'), beginningWord('12')]),
      ]),
    ],
    [
      'with other diacritics if there is no exact match',
      'varmepump',
      [foldedWord('varmepump', true), ...nearWords('varmepump')],
      foldedWord('varmepump', true),
    ],
    ['with one typo rather than with two', 'bensinare', [typo, twoTypos], typo],
    ['with two typos', 'bensinare', [twoTypos], twoTypos],
    [
      'by its longest known prefix',
      'automatvaxlad',
      [spelledWord('auto'), spelledWord('automat')],
      spelledWord('automat'),
    ],
    ['nothing if it is unknown', 'zzzz', [], nothing],
  ])('%s', async (_what, keyphrase, occurring, clause) => {
    const found = await createFinder(...occurring)(keyphrase);
    expect(allOf(found)).toEqual(/\s/.test(keyphrase) ? clause : allOf([clause]));
  });

  test('joined with adjacent words', async () => {
    const found = await createFinder(spelledWord('xc60'), spelledWord('60'))('xc 60');
    const joined = spelledWord('xc60');
    expect(found).toEqual([anyOf([joined]), anyOf([joined, spelledWord('60')])]);
  });

  test('by its parts if there is no match as a whole', async () => {
    const parts = allOf([anyOf([spelledWord('mercedes')]), anyOf([spelledWord('benz')])]);
    const finder = createFinder(spelledWord('mercedes'), spelledWord('benz'), parts);
    expect(await finder('mercedes-benz')).toEqual([parts]);
  });
});

test('a text without words has no clauses', async () => {
  expect(await createFinder()('!!!')).toEqual([]);
});

test('words with digits allow no typos', () => {
  expect(nearWords('xc60')).toEqual([]);
});

test('a registration number before another word must be complete', async () => {
  const found = await createFinder(plate('mlb123'), spelledWord('volvo'))('mlb123 volvo');
  expect(found).toEqual([anyOf([plate('mlb123')]), anyOf([spelledWord('volvo')])]);
});
