import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readableText, wordChanges } from './wordChanges.ts';

test('changed words are marked', () => {
  expect(wordChanges('A calm blue car', 'A calm red car')).toEqual([
    { kind: 'same', text: 'A calm ' },
    { kind: 'removed', text: 'blue' },
    { kind: 'added', text: 'red' },
    { kind: 'same', text: ' car' },
  ]);
});

const words = fc.array(fc.constantFrom('a', 'b', ' ', '.', '\n', 'ö')).map((all) => all.join(''));

propertyTest.prop([words, words])('both texts can be read from the comparison', (before, after) => {
  const changes = wordChanges(before, after);
  const textOf = (left: string) =>
    changes.flatMap(({ kind, text }) => (kind === left ? [] : text)).join('');
  expect(textOf('added')).toBe(before);
  expect(textOf('removed')).toBe(after);
});

test('texts of megabytes are compared as a whole', () => {
  const long = 'word '.repeat(200_000);
  expect(wordChanges(long, `${long}.`).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

test('formatted text is read without its tags', () => {
  expect(readableText('<p>One <strong>two</strong></p><p>three</p>')).toBe('One two\nthree');
  expect(readableText('<link text="x" />')).toBe('<link text="x" />');
});
