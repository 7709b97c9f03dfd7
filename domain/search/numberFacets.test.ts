import { expect, test } from 'vitest';
import { numbersBetween, numbersOf, rangeOfNumbers } from './numberFacets.ts';
import { exampleChoice } from './testing/exampleFacets.ts';

const years = exampleChoice('year', ['2024', '2022', '2021', '2019']);
const numbers = numbersOf(years.values);

test.each([
  [2021, 2022, ['2021', '2022']],
  [2022, 2020, ['2021', '2022']],
  [2022, undefined, ['2022', '2024']],
  [undefined, 2021, ['2019', '2021']],
  [2019, 2024, []],
  [undefined, undefined, []],
])('from %s to %s means %j', (from, to, values) => {
  expect(numbersBetween(numbers, from, to)).toEqual(values);
});

test.each([
  [['2021', '2022'], { low: 2021, high: 2022 }],
  [['2019', '2021', '2022'], { low: 2019, high: 2022 }],
  [['2019', '2022'], undefined],
  [['2021'], undefined],
  [[], undefined],
])('%j has the ends %j', (chosen, ends) => {
  expect(rangeOfNumbers('year', chosen, [years])).toEqual(ends);
});

test('values of other facets have no ends', () => {
  expect(rangeOfNumbers('seats', ['4', '5'], [exampleChoice('seats', ['4', '5'])])).toBeUndefined();
});
