import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fillText } from '../fillText.ts';
import { facetTextKey, sortTextKey } from '../search/facets.ts';
import { dictionaryKeys, parseDictionary } from './dictionary.ts';

const complete = new Map(dictionaryKeys.map((key) => [key, `the text of ${key}`]));

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

describe('fillText', () => {
  test.each([
    ['Kopiera {value}', 'Kopiera 08-465 004 00'],
    ['{value} och {value}', '08-465 004 00 och 08-465 004 00'],
    ['Kopiera', 'Kopiera'],
    ['Bild {number}', 'Bild {number}'],
    ['{constructor} {toString}', '{constructor} {toString}'],
    ['{ value } {} {', '{ value } {} {'],
    ['', ''],
  ])('%j becomes %j', (text, filled) => {
    expect(fillText(text, { value: '08-465 004 00' })).toBe(filled);
  });

  test.each(['$&', '$1', '{value}', '$$'])('puts %s in as it is', (value) => {
    expect(fillText('<{value}>', { value })).toBe(`<${value}>`);
  });

  propertyTest.prop([fc.string()])('leaves a text without marks unchanged', (text) => {
    expect(fillText(text, {})).toBe(text);
  });
});
