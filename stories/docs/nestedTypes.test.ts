import { expect, test } from 'vitest';
import type { TypeDoc } from './libraryFactTypes.ts';
import { nestedTypes, propSource } from './nestedTypes.ts';

function type(
  name: string,
  members: Readonly<Record<string, string>>,
  more: Partial<TypeDoc> = {},
) {
  const listed = Object.entries(members).map(([member, source]) => ({
    name: member,
    type: source,
    isOptional: false,
    description: '',
  }));
  return { name, description: '', members: listed, ...more };
}

const types: readonly TypeDoc[] = [
  type('ListProps', { options: 'readonly Option[]' }, { bases: 'extends Omit<Base, Withheld>' }),
  type('Base', { texts: 'Texts' }),
  type('OtherProps', { other: 'Other' }),
  type('Option', { label: 'string', tone: 'Tone' }),
  type('Texts', { none: 'string' }),
  type('Other', {}),
  type('Withheld', {}, { source: "'style'" }),
  type('Tone', {}, { source: "'quiet' | 'loud'" }),
];

test('the types that props name are found, also through others and through what props extend', () => {
  expect(nestedTypes(['List'], types).map(({ name }) => name)).toEqual(['Option', 'Texts', 'Tone']);
});

test('components without props in the source have none', () => {
  expect(nestedTypes(['Gone'], types)).toEqual([]);
});

test('the type of a prop is that of the source', () => {
  expect(propSource('List', 'options', types)).toBe('readonly Option[]');
  expect(propSource('List', 'gone', types)).toBeUndefined();
  expect(propSource('Gone', 'options', types)).toBeUndefined();
});
