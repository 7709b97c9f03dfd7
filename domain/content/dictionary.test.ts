import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fillText } from '../fillText.ts';
import { dictionaryKeys, missingTexts, parseDictionary } from './dictionary.ts';

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

test('missingTexts finds the keys that the parser reported as missing', () => {
  const entries = new Map<string, string>(complete);
  entries.delete('copied');
  const { dictionary, missing } = parseDictionary(entries);
  expect(missingTexts(dictionary)).toEqual(missing);
});

describe('texts of finance quotes', () => {
  const isQuote = (key: string) => key.startsWith('financeQuote');

  test('are not missing on a site without the whole group', () => {
    const entries = new Map([...complete].filter(([key]) => !isQuote(key)));
    const { dictionary, missing } = parseDictionary(entries);
    expect([missing, missingTexts(dictionary)]).toEqual([[], []]);
  });

  test('are missing where some are there', () => {
    const entries = new Map<string, string>(complete);
    entries.delete('financeQuoteDeposit');
    expect(parseDictionary(entries).missing).toEqual(['financeQuoteDeposit']);
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
