import { expect, test } from 'vitest';
import { suggestFacilities } from './suggestFacilities.ts';

const all = [
  { slug: 'uppsala', name: 'Nordvik Uppsala', city: 'Uppsala' },
  { slug: 'boland', name: 'Nordvik Boländerna', city: 'Uppsala' },
  { slug: 'lulea', name: 'Nordvik Luleå', city: 'Luleå' },
  { slug: 'okand', name: 'Nordvik <b>', city: '' },
];

test.each([
  ['upp', ['uppsala', 'boland'], ['Uppsala']],
  ['lulea', ['lulea'], ['Luleå']],
  ['nordvik bo', ['boland'], []],
  ['sala', [], []],
  ['<b>', ['boland', 'okand'], []],
  [' … ', [], []],
])('%j suggests the facilities %j and the towns %j', (typed, slugs, cities) => {
  const found = suggestFacilities(all, typed);
  expect(found.facilities.map(({ slug }) => slug)).toEqual(slugs);
  expect(found.cities).toEqual(cities);
});

test('at most five facilities and four towns are suggested', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({
    slug: `${at}`,
    name: `Nordvik ${at}`,
    city: `Nordby ${at}`,
  }));
  const { facilities, cities } = suggestFacilities(many, 'nord');
  expect([facilities.length, cities.length]).toEqual([5, 4]);
});
