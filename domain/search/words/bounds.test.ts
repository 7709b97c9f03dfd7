import { expect, test } from 'vitest';
import { isYear, readNumberPair } from './bounds.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordTables } from './wordTables.ts';

const { numbers } = createVocabulary([wordTables.sv, wordTables.fi, wordTables.en]);

const pairIn = (text: string) => {
  const pair = readNumberPair(text.split(' '), 0, numbers);
  return pair && [pair.low.number, pair.high.number];
};

test.each([
  // Both are thousands if only the second is said to be, or if it is much higher.
  ['5-8 tkr', [5000, 8000]],
  ['5-10000 kr', [5000, 10_000]],
  ['5-9999 kr', [5, 9999]],
  ['10-10000 kr', [10_000, 10_000]],
  ['11-10000 kr', [11, 10_000]],
  ['999-1000000 kr', [999_000, 1_000_000]],
  ['1000-2000000 kr', [1000, 2_000_000]],
  ['1000-2000 tkr', [1_000_000, 2_000_000]],
  ['20-20 tkr', [20_000, 20_000]],
  ['21-20 tkr', [21, 20_000]],
  ['5 tkr - 10000 kr', [5000, 10_000]],
  // `and` joins numbers only with `between`, which Finnish puts behind them.
  ['mellan 100000 och 200000', [100_000, 200_000]],
  ['100000 och 200000 kr', undefined],
  ['100000 200000', undefined],
  ['100000 ja 200000 euron välillä', [100_000, 200_000]],
  ['100000 ja 200000 euron hinta kombi välillä', undefined],
  ['100000 ja 200000', undefined],
  // Numbers with different units are no pair, except an amount of money and one by the month.
  ['100000 kr till 5000 mil', undefined],
  ['200 till 300 kr', [200, 300]],
  ['200 kr till 300', undefined],
  ['2000 kr till 3000 kr i månaden', [2000, 3000]],
  ['2000 mil till 3000 kr i månaden', undefined],
  // Nor are a year and another number.
  ['2020 till 200000', undefined],
  ['2018 till 2020', [2018, 2020]],
  ['150000 till 200000', [150_000, 200_000]],
])('%s are %j', (text, numbersOfPair) => {
  expect(pairIn(text)).toEqual(numbersOfPair);
});

test.each([
  [1979, false],
  [1980, true],
  [2099, true],
  [2100, false],
  [2020.5, false],
])('whether %d alone is a year: %s', (number, expected) => {
  expect(isYear(number)).toBe(expected);
});
