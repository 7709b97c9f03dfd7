import { expect, test } from 'vitest';
import { formatDuration } from './formatDuration.ts';

test.each([
  [45, '45 min'],
  [60, '1 tim'],
  [75, '1 tim 15 min'],
  [300, '5 tim'],
])('%i minutes in Swedish', (minutes, text) => {
  expect(formatDuration(minutes, 'sv').replaceAll('\u00a0', ' ')).toBe(text);
});

test('the units are those of the language', () => {
  expect(formatDuration(75, 'en')).toBe('1 hr 15 min');
});
