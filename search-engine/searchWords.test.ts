import { expect, test } from 'vitest';
import { droppedWords, smallerSearches } from './searchWords.ts';

const part = (words: string, { weight = 1, isUnknown = false } = {}) => ({
  words,
  weight,
  isUnknown,
});

const keptBy = (parts: readonly ReturnType<typeof part>[]) =>
  smallerSearches(parts, true).map((kept) => kept.map(({ words }) => words).join(' '));

test('drops unknown words, then one more, then all but the first', () => {
  const parts = [part('volvo'), part('xyz', { isUnknown: true }), part('tak'), part('drag')];
  expect(keptBy(parts)).toEqual([
    ...['volvo tak drag', 'volvo tak', 'volvo drag', 'tak drag', 'volvo'],
  ]);
});

test('drops lighter words first', () => {
  const electric = part('elbil', { weight: 2 });
  expect(keptBy([electric, part('tak')])).toEqual(['elbil', 'tak']);
});

test('keeps at least one word, unless something else narrows the search', () => {
  const unknown = [part('xyz', { isUnknown: true })];
  expect(smallerSearches(unknown, true)).toEqual([]);
  expect(smallerSearches(unknown, false)).toEqual([[]]);
  const last = smallerSearches([part('tak'), part('drag')], false).at(-1);
  expect(last).toEqual([]);
});

test('names the dropped words in the order of the search', () => {
  const parts = [part('volvo'), part('tak'), part('drag')];
  expect(droppedWords(parts, parts.slice(0, 1))).toEqual(['tak', 'drag']);
});
