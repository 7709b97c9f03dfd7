import { expect, test } from 'vitest';
import { quoteWords, repairText } from './wordRepair.ts';

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
