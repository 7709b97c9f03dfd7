import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { dateAfterKey } from './answerKey.ts';
import { monthOf, shiftDays, shiftMonths, weekday, weeksOf } from './dates.ts';

const dates = fc
  .date({
    min: new Date('1970-01-01'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

propertyTest.prop([dates])('a month is shown in 42 consecutive days from a Monday', (date) => {
  const days = weeksOf(date).flat();
  expect(days).toHaveLength(42);
  expect(weekday(days[0] ?? '')).toBe(0);
  for (const [at, day] of days.entries()) expect(day).toBe(shiftDays(days[0] ?? '', at));
  expect(days).toContain(date);
  expect(days.slice(0, 7).some((day) => monthOf(day) === monthOf(date))).toBe(true);
});

propertyTest.prop([dates, fc.integer({ min: -30, max: 30 })])(
  'months later, the day is the same or the last of its month',
  (date, months) => {
    const shifted = shiftMonths(date, months);
    const [day, shiftedDay] = [date.slice(8), shifted.slice(8)];
    if (shiftedDay !== day) expect(shiftDays(shifted, 1).slice(8)).toBe('01');
    expect(shiftedDay <= day).toBe(true);
  },
);

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s, %d months later: %s', (date, months, expected) => {
  expect(shiftMonths(date, months)).toBe(expected);
});

const bounds = { from: '2026-11-23', to: '2027-02-23' };

test.each([
  ['ArrowLeft', false, '2026-12-08'],
  ['ArrowRight', false, '2026-12-10'],
  ['ArrowUp', false, '2026-12-02'],
  ['ArrowDown', false, '2026-12-16'],
  ['Home', false, '2026-12-07'],
  ['End', false, '2026-12-13'],
  ['PageUp', false, '2026-11-09'],
  ['PageDown', false, '2027-01-09'],
  ['PageUp', true, '2026-11-01'],
  ['PageDown', true, '2027-02-28'],
  ['Enter', false, undefined],
  ['Tab', false, undefined],
])('from Wednesday the 9th, %s (with Shift: %s) moves to %s', (key, shiftKey, expected) => {
  expect(dateAfterKey('2026-12-09', { key, shiftKey }, bounds)).toBe(expected);
});

test.each([
  ['2026-11-01', 'ArrowLeft', '2026-11-01'],
  ['2027-02-28', 'ArrowRight', '2027-02-28'],
  ['2027-02-24', 'ArrowDown', '2027-02-28'],
])('at the end of the months, %s stays after %s', (date, key, expected) => {
  expect(dateAfterKey(date, { key, shiftKey: false }, bounds)).toBe(expected);
});
