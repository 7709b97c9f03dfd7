import { expect, test } from 'vitest';
import type { NearUnit } from '../near.ts';
import type { WordLanguage } from './languages.ts';
import { readNearPhrases } from './nearPhrases.ts';
import { nearWords } from './nearWords.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordTables } from './wordTables.ts';

/** What a text says about places, in short: `volvo > Uppsala elbil 50 !`. */
function phrasesIn(text: string, language: WordLanguage, unit: NearUnit = 'km') {
  const vocabulary = createVocabulary([wordTables[language]]);
  const phrases = readNearPhrases(text.split(' '), nearWords([language]), vocabulary, unit);
  return phrases.map(({ before, place, isBehind, after, radius, isCertain }) =>
    [
      ...before,
      isBehind ? '<' : '>',
      ...place,
      ...(isBehind ? ['|', ...after] : []),
      radius ?? '',
      isCertain ? '!' : '?',
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
}

test.each<[WordLanguage, string, readonly string[]]>([
  ['sv', 'nära Uppsala', ['> Uppsala !']],
  ['sv', 'volvo nära Uppsala elbil', ['volvo > Uppsala elbil !']],
  ['sv', 'i närheten av Uppsala', ['> Uppsala !']],
  ['sv', 'volvo vid Uppsala', ['volvo > Uppsala ?']],
  // The likeliest first: the distance may have no word of its own.
  ['sv', 'inom 5 mil från Uppsala', ['> Uppsala 50 !', 'inom > Uppsala 50 !']],
  ['sv', '5 mil från Uppsala', ['> Uppsala 50 !']],
  ['sv', 'inom 5 mil Uppsala', []],
  ['nb', 'nær Bergen', ['> Bergen !']],
  ['nb', 'rundt Bergen', ['> Bergen ?']],
  ['nb', 'Bergen med omegn', ['< Bergen | ?']],
  ['nb', 'innen 50 km fra Bergen', ['> Bergen 50 !', 'innen > Bergen 50 !']],
  ['en', 'around Leeds', ['> Leeds ?']],
  ['en', 'Leeds and surroundings', ['< Leeds | ?']],
  ['fi', 'lähellä Turkua', ['> Turkua !']],
  ['fi', 'ympärillä Turun', ['> Turun ?']],
  ['fi', 'Turun seudulla', ['< Turun | ?']],
  ['fi', '50 km säteellä Turusta', ['> Turusta 50 !']],
  ['sk', 'blízko Bratislavy', ['> Bratislavy !']],
  ['sk', 'okolo Bratislavy', ['> Bratislavy ?']],
  ['sk', 'Bratislava a okolie', ['< Bratislava | ?']],
  ['sk', 'do 50 km od Bratislavy', ['> Bratislavy 50 !', 'do > Bratislavy 50 !']],
  ['fi', 'alle 50 km Turusta', ['> Turusta 50 ?']],
  ['fi', '50 km Turusta', []],
  // The words before the place may belong to it or not.
  ['sv', 'volvo Uppsala med omnejd elbil', ['< volvo Uppsala | elbil ?']],
  ['sv', 'med omnejd', []],
  ['sv', 'med omnejd Uppsala', []],
  // Words with a meaning are no places, except towns.
  ['sv', 'nära ny', []],
  ['sv', 'nära bil', []],
  ['sv', 'nära Göteborg', ['> Göteborg !']],
  ['sv', 'nära !', []],
  ['sv', 'nära', []],
  // Nor are numbers, except postcodes behind words for near.
  ['sv', 'nära 753 20 elbil', ['> 753 20 elbil !']],
  ['sv', 'nära 75320', ['> 75320 !']],
  ['sv', 'nära 7532', ['> 7532 !']],
  ['sv', 'nära 753', []],
  ['sv', 'nära 753 200', []],
  ['sv', '75320 med omnejd', []],
  ['en', 'near LS1', ['> LS1 !']],
  ['en', 'near LS1 4DX', ['> LS1 4DX !']],
])('%s: %s', (language, text, phrases) => {
  expect(phrasesIn(text, language)).toEqual(phrases);
});

test.each<[string, NearUnit, number]>([
  ['within 50 km of Leeds', 'mi', 31],
  ['within 30 miles of Leeds', 'mi', 30],
  ['within 30 miles of Leeds', 'km', 48],
  ['within 2 km of Leeds', 'km', 2],
  // No radius is 0.
  ['within 0.4 km of Leeds', 'km', 1],
  ['within 1 km of Leeds', 'mi', 1],
])('%s in %s: %d', (text, unit, radius) => {
  expect(phrasesIn(text, 'en', unit)[0]).toBe(`> Leeds ${radius} !`);
});
