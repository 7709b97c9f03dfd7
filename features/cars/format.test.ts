import { expect, test } from 'vitest';
import type { Locale } from '#domain/sites/site.ts';
import { formatNumber, formatPrice } from './format.ts';

// Treats no-break spaces as ordinary ones.
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each<[Locale, number, string, string]>([
  ['sv', 289_900, 'SEK', '289 900 kr'],
  ['nb', 289_900, 'NOK', '289 900 kr'],
  ['en', 28_990, 'GBP', '£28,990'],
  ['fi', 28_990, 'EUR', '28 990 €'],
  ['sk', 28_990, 'EUR', '28 990 €'],
  ['en', 289_900, 'SEK', 'SEK 289,900'],
  ['sv', 1999.6, 'SEK', '2 000 kr'],
  ['sv', 0, 'SEK', '0 kr'],
])('a price in %s: %d %s', (locale, amount, currency, text) => {
  expect(plain(formatPrice(locale, amount, currency))).toBe(text);
  expect(formatPrice(locale, amount, currency)).toBe(formatPrice(locale, amount, currency));
});

test.each<[Locale, number, string]>([
  ['sv', 14_870, '14 870'],
  ['nb', 14_870, '14 870'],
  ['en', 14_870, '14,870'],
  ['fi', 14_870, '14 870'],
  ['sk', 14_870, '14 870'],
])('a number in %s: %d', (locale, value, text) => {
  expect(plain(formatNumber(locale, value))).toBe(text);
});
