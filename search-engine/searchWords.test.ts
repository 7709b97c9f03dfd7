import { expect, test } from 'vitest';
import { droppedWords, smallerSearches } from './searchWords.ts';

const part = (words: string, { weight = 1, isUnknown = false } = {}) => ({
  words,
  weight,
  isUnknown,
});

const keptBy = (parts: readonly ReturnType<typeof part>[]) =>
  smallerSearches(parts).map((kept) => kept.map(({ words }) => words).join(' '));

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

test('keeps at least one word', () => {
  expect(smallerSearches([part('xyz', { isUnknown: true })])).toEqual([]);
});

test('names the dropped words in the order of the search', () => {
  const parts = [part('volvo'), part('tak'), part('drag')];
  expect(droppedWords(parts, parts.slice(0, 1))).toEqual(['tak', 'drag']);
});
