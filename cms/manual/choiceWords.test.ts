import { expect, test } from 'vitest';
import { wireFilterWords, wireSortWords } from '#domain/search/editorWords.ts';
import { filterChoicesSv, sortChoicesSv } from './swedishChoices.ts';

test.each([
  ['filters', wireFilterWords],
  ['orders', wireSortWords],
  ['filters in Swedish', filterChoicesSv],
  ['orders in Swedish', sortChoicesSv],
])('editors choose %s by words, each of which means one', (_what, wordsOf) => {
  const words = Object.values(wordsOf);
  for (const each of words) expect(each).toMatch(/^\p{Lu}\p{L}/u);
  expect(new Set(words).size).toBe(words.length);
});
