import { expect, test } from 'vitest';
import { placeNames } from './placeNames.ts';

test.each(['sv', 'nb', 'fi', 'sk', 'en'])(
  'in %s, each town of the list has a name of its own',
  (language) => {
    const names = Object.entries(placeNames(language));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(([tile, name]) => name.trim() === '' || name === tile)).toEqual([]);
  },
);

test.each([
  ['sv-FI', 'Helsinki', 'Helsingfors'],
  ['fi', 'Stockholm', 'Tukholma'],
  ['no', 'Copenhagen', 'København'],
  ['NB-no', 'Copenhagen', 'København'],
  ['en-GB', 'Göteborg', 'Gothenburg'],
])('in %s, %s is %s', (language, tile, name) => {
  expect(placeNames(language)[tile]).toBe(name);
});

test('other languages have the names of the tiles', () => {
  expect(placeNames('fr')).toEqual({});
  expect(placeNames('')).toEqual({});
});
