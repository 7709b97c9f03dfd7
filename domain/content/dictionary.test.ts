import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Template } from '../fillText.ts';
import { facetTextKey, sortTextKey } from '../search/facets.ts';
import { dictionaryKeys, parseDictionary, wrongMarks } from './dictionary.ts';
import { testText } from './testing/testText.ts';

const complete = new Map(dictionaryKeys.map((key) => [key, testText(key)]));

describe('parseDictionary', () => {
  test('takes the platform’s texts', () => {
    const { dictionary, missing } = parseDictionary(complete);
    expect(dictionary.copied).toBe('the text of copied');
    expect(missing).toEqual([]);
  });

  test.each([
    ['absent', undefined],
    ['empty', ''],
    ['blank', ' \n'],
  ])('shows the key of a text that is %s, and names it', (_what, text) => {
    const entries = new Map<string, string>(complete);
    if (text === undefined) entries.delete('copied');
    else entries.set('copied', text);
    const { dictionary, missing } = parseDictionary(entries);
    expect(dictionary.copied).toBe('copied');
    expect(missing).toEqual(['copied']);
  });

  test('trims texts and drops unknown keys', () => {
    const { dictionary } = parseDictionary(new Map([...complete, ['copied', ' Kopierat ']]));
    expect(dictionary.copied).toBe('Kopierat');
    expect(Object.keys(dictionary)).toEqual([...dictionaryKeys]);
    expect(parseDictionary(new Map([['weather', 'Sol']])).dictionary).not.toHaveProperty('weather');
  });
});

test('a text that the code fills is not shown as it is', () => {
  const { dictionary } = parseDictionary(complete);
  expectTypeOf(dictionary.copyLink).toEqualTypeOf<Template<'value'>>();
  expectTypeOf(dictionary.copied).toEqualTypeOf<string>();
});

test.each([
  ['Kopiera {value}', []],
  ['{value}, {value}', []],
  ['Kopiera', [{ key: 'copyLink', lacks: ['value'], hasUnknown: [] }]],
  ['Kopiera {vaule}', [{ key: 'copyLink', lacks: ['value'], hasUnknown: ['vaule'] }]],
  ['{value} {site}', [{ key: 'copyLink', lacks: [], hasUnknown: ['site'] }]],
])('the marks of %j differ from those that are filled: %j', (text, wrong) => {
  expect(wrongMarks(new Map([['copyLink', text]]))).toEqual(wrong);
});

describe('texts that are missing', () => {
  const without = (isLost: (key: string) => boolean) =>
    parseDictionary(new Map([...complete].filter(([key]) => !isLost(key))));

  test.each([
    ['a whole subject, which the site doesn’t have', (key: string) => key.startsWith('tireHotel')],
    ['a facet, of which each site shows some', (key: string) => key === facetTextKey('seats')],
    ['a sort order', (key: string) => key === sortTextKey('price-asc')],
  ])('are their keys, and not named: %s', (_what, isLost) => {
    const { dictionary, missing } = without(isLost);
    expect(missing).toEqual([]);
    for (const key of dictionaryKeys.filter(isLost)) expect(dictionary[key]).toBe(key);
  });

  test.each(['financeQuoteDeposit', 'carListMore', 'skipToContent'] as const)(
    'are their keys, and named if the site has others of the subject: %s',
    (lost) => {
      const { dictionary, missing } = without((key) => key === lost);
      expect(missing).toEqual([lost]);
      expect(dictionary[lost]).toBe(lost);
    },
  );

  test('are named with the whole subject if every site needs it', () => {
    const { missing } = without((key) => key.startsWith('consent'));
    expect(missing).toEqual(dictionaryKeys.filter((key) => key.startsWith('consent')));
  });
});
