import { expect, test } from 'vitest';
import { descriptionOverflow, equipmentOverflow, type Overflow } from './excerpt.ts';

test.each<[number, 'standard' | 'facility', Overflow]>([
  [1, 'standard', 'never'],
  [2, 'standard', 'narrow'],
  [3, 'standard', 'narrow'],
  [4, 'standard', 'always'],
  [5, 'facility', 'never'],
  [6, 'facility', 'narrow'],
  [10, 'facility', 'narrow'],
  [11, 'facility', 'always'],
])('%i pieces of equipment in the %s layout overflow: %s', (pieces, layout, overflow) => {
  expect(equipmentOverflow(pieces, layout)).toBe(overflow);
});

const letters = (count: number) => 'a'.repeat(count);

test.each<[string, readonly string[], Overflow]>([
  ['nothing', [], 'never'],
  ['a short paragraph', [letters(340)], 'never'],
  ['a long one', [letters(341)], 'narrow'],
  ['ten lines of a wide window', [letters(640)], 'narrow'],
  ['more than ten', [letters(641)], 'always'],
  ['eight short paragraphs', Array.from({ length: 8 }, () => 'Servad.'), 'always'],
  ['six short paragraphs', Array.from({ length: 6 }, () => 'Servad.'), 'never'],
])('a description of %s', (_what, paragraphs, overflow) => {
  expect(descriptionOverflow(paragraphs)).toBe(overflow);
});
