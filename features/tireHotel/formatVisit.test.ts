import { expect, test } from 'vitest';
import { formatVisitDay, formatVisitTime } from './formatVisit.ts';

test.each([
  ['2026-12-01', 'sv', 'tisdag 1 december 2026'],
  ['2027-03-28T02:30:00', 'sv', 'söndag 28 mars 2027'],
  ['2026-12-01', 'en-GB', 'Tuesday, 1 December 2026'],
])('%s in %s is %s, wherever the visitor is', (day, locale, expected) => {
  expect(formatVisitDay(day, locale)).toBe(expected);
});

test('a time is shown as it is on the workshop’s clock', () => {
  expect(formatVisitTime('2026-12-01T08:30:00')).toBe('08:30');
});
