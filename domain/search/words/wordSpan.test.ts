import { expect, test } from 'vitest';
import { overlap, wordsOutside } from './wordSpan.ts';

test.each([
  [0, 1, false],
  [0, 2, false],
  [0, 3, true],
  [0, 9, true],
  [2, 1, true],
  [2, 2, true],
  [3, 1, true],
  [3, 5, true],
  [4, 1, false],
  [5, 1, false],
])('the words at 2 and 3 and those from %d, %d long, overlap: %s', (at, length, expected) => {
  const place = { at: 2, length: 2 };
  expect(overlap(place, { at, length })).toBe(expected);
  expect(overlap({ at, length }, place)).toBe(expected);
});

test('words outside all spans are left in their order', () => {
  const words = ['röd', 'volvo', 'med', 'dragkrok', 'diesel'];
  expect(wordsOutside(words, [])).toEqual(words);
  expect(
    wordsOutside(words, [
      { at: 3, length: 1 },
      { at: 1, length: 1 },
    ]),
  ).toEqual(['röd', 'med', 'diesel']);
  expect(wordsOutside(words, [{ at: 0, length: 5 }])).toEqual([]);
});
