import { expect, test } from 'vitest';
import { isPastDay, todayAt } from './today.ts';

test.each([
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2026-11-24', false],
  ['2027-01-01', false],
])('on 23 November, %s is over: %s', (day, isPast) => {
  expect(isPastDay(day, '2026-11-23')).toBe(isPast);
});

test.each([
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
])('at %s, it is %s at the workshops', (moment, today) => {
  expect(todayAt(Date.parse(moment))).toBe(today);
});
