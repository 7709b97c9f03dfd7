import { expect, test } from 'vitest';
import { isMissing, isUnavailable, type PageFact, spelledSegments, wordsOf } from './pageFacts.ts';

const brand: PageFact = { type: 'wordsFound', words: { brand: 'Volvo' } };
const both: PageFact = { type: 'wordsFound', words: { brand: 'Saab', model: 'V60' } };

test.each<[readonly PageFact[], boolean]>([
  [[], false],
  [[brand], false],
  [[brand, { type: 'addressUnknown' }], true],
])('%j: missing %s', (facts, expected) => {
  expect(isMissing(facts)).toBe(expected);
});

test('the value of the first block that finds a word is used', () => {
  expect(wordsOf([brand, both])).toEqual({ brand: 'Volvo', model: 'V60' });
  expect(wordsOf([])).toEqual({});
});

test('a page whose subject can’t be loaded is unavailable', () => {
  expect(isUnavailable([brand])).toBe(false);
  expect(isUnavailable([brand, { type: 'subjectUnavailable' }])).toBe(true);
});

test('a block can provide the canonical open segments', () => {
  expect(spelledSegments([brand])).toBeUndefined();
  expect(spelledSegments([brand, { type: 'canonicalSegments', segments: ['volvo'] }])).toEqual([
    'volvo',
  ]);
});
