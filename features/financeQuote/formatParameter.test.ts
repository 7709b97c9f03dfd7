import { expect, test } from 'vitest';
import { formatParameter, formatPounds } from './formatParameter.ts';
import { quoteTexts } from './testing/quoteTexts.ts';

test.each([
  ['term', 36, '36 months'],
  ['term', 36.4, '36 months'],
  ['mileage', 10_000, '10,000 miles'],
  ['mileage', 7_999.6, '8,000 miles'],
  ['deposit', 1_800, '£1,800.00'],
  ['payment', 262.809, '£262.81'],
] as const)('%s %d is %s', (parameter, value, text) => {
  expect(formatParameter(parameter, value, quoteTexts)).toBe(text);
});

test('amounts have pence, as quotes need', () => {
  expect(formatPounds(0.5)).toBe('£0.50');
  expect(formatPounds(12_345_678)).toBe('£12,345,678.00');
});
