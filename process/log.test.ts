import { expect, test } from 'vitest';
import { logLine } from './log.ts';

test.each([
  ['a\r\nb', '\\u{d}\\u{a}b'],
  ['\u001b[31mred', '\\u{1b}[31mred'],
  ['a\u009bK', 'a\\u{9b}K'],
  ['ab\u202egpj.exe', 'ab\\u{202e}gpj.exe'],
  ['a\u2028b', 'a\\u{2028}b'],
  ['\ufeffa', '\\u{feff}a'],
  ['half \ud83d', 'half \\u{d83d}'],
  ['Göteborg – 50 % 🚗', 'Göteborg – 50 % 🚗'],
])('%j is logged as %s', (given, expected) => {
  expect(logLine(given)).toContain(expected);
});

test('a long line is cut, also when escapes make it long', () => {
  expect(logLine('a'.repeat(5_000))).toBe('a'.repeat(2_000));
  expect(logLine('\u001b'.repeat(1_000))).toHaveLength(2_000);
  expect(logLine(`${'a'.repeat(1_999)}🚗`).isWellFormed()).toBe(true);
});
