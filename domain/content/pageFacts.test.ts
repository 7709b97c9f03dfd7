import { expect, test } from 'vitest';
import { isMissing, type PageFact, wordsOf } from './pageFacts.ts';

const brand: PageFact = { type: 'wordsFound', words: { brand: 'Volvo' } };
const both: PageFact = { type: 'wordsFound', words: { brand: 'Saab', model: 'V60' } };

test.each<[readonly PageFact[], boolean]>([
  [[], false],
  [[brand], false],
  [[brand, { type: 'addressUnknown' }], true],
])('%j: missing %s', (facts, expected) => {
  expect(isMissing(facts)).toBe(expected);
});

test('the first block to find a word is believed', () => {
  expect(wordsOf([brand, both])).toEqual({ brand: 'Volvo', model: 'V60' });
  expect(wordsOf([])).toEqual({});
});
