import { expect, test } from 'vitest';
import { excluded } from './excluded.ts';
import { createVocabulary } from './vocabulary.ts';
import type { WordPlace } from './wordSpan.ts';
import { wordTables } from './wordTables.ts';

const vocabulary = createVocabulary([wordTables.sv, wordTables.en]);

test.each<[string, readonly WordPlace[], readonly string[]]>([
  ['inte diesel', [], ['inte diesel']],
  ['kombi ej diesel volvo', [], ['ej diesel']],
  ['not diesel, no SUV', [], ['not diesel,', 'no SUV']],
  ['diesel inte', [], ['inte']],
  ['diesel', [], []],
  // A phrase of its own.
  ['utan moms', [], []],
  // Words that mean something else already.
  ['"inte diesel"', [{ at: 0, length: 2 }], []],
  ['inte över 200000', [{ at: 0, length: 3 }], []],
  ['inte "diesel"', [{ at: 1, length: 1 }], ['inte "diesel"']],
  ['inte under 200000 kr diesel', [{ at: 1, length: 3 }], ['inte under 200000 kr']],
  ['200000 inte diesel', [{ at: 0, length: 1 }], ['inte diesel']],
])('of %s with %j taken, %j are excluded', (text, taken, expected) => {
  const words = text.split(' ');
  const spans = excluded(words, taken, vocabulary);
  expect(spans.map(({ at, length }) => words.slice(at, at + length).join(' '))).toEqual(expected);
  expect(spans.every(({ kind }) => kind === 'ignored')).toBe(true);
});
