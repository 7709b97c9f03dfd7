import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { nearestName } from './nearestName.ts';

const names = ['Title', 'TitleTag', 'Text', 'Link', 'SecondLink', 'BackgroundColor', 'Id'];

test.each([
  ['Titel', 'Title'],
  ['title', 'Title'],
  ['Titl', 'Title'],
  ['Ttile', 'Title'],
  ['TitelTag', 'TitleTag'],
  ['SecondLnik', 'SecondLink'],
  ['BackgroundColour', 'BackgroundColor'],
  ['backgroundcolours', 'BackgroundColor'],
  // Two letters differ: of eight it may be a slip, of seven it is another name.
  ['TitelTab', 'TitleTag'],
  ['TitlTab', undefined],
  ['Texd', 'Text'],
  ['Txd', undefined],
  // Only one letter of the pair is in the other’s place.
  ['Tetq', undefined],
  ['Idx', undefined],
  ['Subtitle', undefined],
  ['Image', undefined],
  ['Ed', undefined],
  ['', undefined],
])('%s means %s', (written, expected) => {
  expect(nearestName(written, names)).toBe(expected);
});

test('among no names none is meant', () => {
  expect(nearestName('Title', [])).toBeUndefined();
});

property.prop([fc.constantFrom(...names.filter((name) => name.length > 3)), fc.nat()])(
  'a name with a letter too many means that name, if no other is as near',
  (name, seed) => {
    const at = seed % (name.length + 1);
    const written = `${name.slice(0, at)}q${name.slice(at)}`;
    expect(nearestName(written, names)).toBe(name);
  },
);
