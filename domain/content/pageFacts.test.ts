import { expect, test } from 'vitest';
import {
  goneTitle,
  isMissingPage,
  isUnavailable,
  type PageFact,
  sharedPicture,
  spelledSegments,
  wordsOfPage,
} from './pageFacts.ts';

const brand: PageFact = { type: 'wordsFound', words: { brand: 'Volvo' } };
const both: PageFact = { type: 'wordsFound', words: { brand: 'Saab', model: 'V60' } };

test.each<[readonly PageFact[], boolean]>([
  [[], false],
  [[brand], false],
  [[brand, { type: 'addressUnknown' }], true],
])('%j: missing %s', (facts, expected) => {
  expect(isMissingPage(facts)).toBe(expected);
});

test('the value of the first block that finds a word is used', () => {
  expect(wordsOfPage([brand, both])).toEqual({ brand: 'Volvo', model: 'V60' });
  expect(wordsOfPage([])).toEqual({});
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

test('a page can say that its subject is gone, without being missing', () => {
  const facts: readonly PageFact[] = [brand, { type: 'subjectGone', title: 'Såld' }];
  expect(goneTitle([brand])).toBeUndefined();
  expect(goneTitle(facts)).toBe('Såld');
  expect(isMissingPage(facts)).toBe(false);
});

test('the first picture is the one that is shared', () => {
  const first: PageFact = { type: 'pictureFound', src: '/1.webp', alt: 'Volvo' };
  expect(sharedPicture([brand])).toBeUndefined();
  expect(sharedPicture([brand, first, { ...first, src: '/2.webp' }])).toBe(first);
});
