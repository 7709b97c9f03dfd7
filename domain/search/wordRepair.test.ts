import { expect, test } from 'vitest';
import { quoteWords, readingOf, repairText } from './wordRepair.ts';

const repairs = [
  { typed: 'bmv', read: 'BMW' },
  { typed: 'kmobi', read: 'kombi' },
];

test.each([
  ['bmv', 'BMW', '"bmv"'],
  ['BMV, Kmobi under 200000', 'BMW, kombi under 200000', '"bmv", "kmobi" under 200000'],
  ['bmvs', 'bmvs', 'bmvs'],
  ['', '', ''],
])('%j is read as %j, and searched as typed by %j', (text, read, typed) => {
  expect(repairText(text, repairs)).toBe(read);
  expect(quoteWords(text, repairs)).toBe(typed);
});

test('the search as typed begins at its first page', () => {
  const query = { keyphrase: 'BMW', filters: { fuel: ['El'] }, page: 3, sortName: 'price-asc' };
  expect(readingOf(query, 'bmv', repairs)).toEqual({
    repairs,
    asTyped: { ...query, keyphrase: '"bmv"', page: 0 },
  });
});
