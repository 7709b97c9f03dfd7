import { expect, test, vi } from 'vitest';
import { addDays } from '../addDays.ts';
import { weekdayOf } from '../weekdayOf.ts';
import { todayAt } from './today.ts';
import { clockOf, dateOfTime, daysOf, isWeekend, utcOf, weekOf } from './weeks.ts';

test.each([
  ['2026-01-01', 1, '2025-12-29', '2026-01-04'],
  ['2026-12-31', 53, '2026-12-28', '2027-01-03'],
  ['2027-01-03', 53, '2026-12-28', '2027-01-03'],
  ['2027-01-04', 1, '2027-01-04', '2027-01-10'],
  ['2024-12-30', 1, '2024-12-30', '2025-01-05'],
  ['2026-03-29', 13, '2026-03-23', '2026-03-29'],
  ['2026-10-25', 43, '2026-10-19', '2026-10-25'],
])('%s is in week %i, from %s to %s', (date, number, from, to) => {
  expect(weekOf(date)).toEqual({ number, from, to });
});

test('a week has seven days, of which Saturday and Sunday are its weekend', () => {
  const days = daysOf(weekOf('2026-11-25'));
  expect(days).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(days.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(days.filter(isWeekend)).toEqual(['2026-11-28', '2026-11-29']);
});

test('every day of ten years follows the one before, in the same or the next week', () => {
  const start = '2020-01-01';
  for (let days = 1; days < 3653; days += 1) {
    const [date, before] = [addDays(start, days), addDays(start, days - 1)];
    expect(addDays(before, 1)).toBe(date);
    expect(weekdayOf(date)).toBe((weekdayOf(before) % 7) + 1);
    expect(weekOf(date).from).toBe(weekdayOf(date) === 1 ? date : weekOf(before).from);
  }
});

test.each(['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Stockholm'])(
  'a browser in %s shows the same days, also on the nights of summer time',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(weekOf('2026-03-29').number).toBe(13);
    const format = new Intl.DateTimeFormat('sv', { dateStyle: 'full', timeZone: 'UTC' });
    expect(format.format(utcOf('2026-03-29'))).toBe('söndag 29 mars 2026');
  },
);

test('the day in Sweden doesn’t depend on the browser', () => {
  const lateInTheEvening = Date.parse('2026-11-23T22:30:00Z');
  expect(todayAt(lateInTheEvening)).toBe('2026-11-23');
  expect(todayAt(lateInTheEvening + 1_800_000)).toBe('2026-11-24');
});

test('a local time is split without a zone', () => {
  const time = '2026-03-29T02:30:00';
  expect([dateOfTime(time), clockOf(time)]).toEqual(['2026-03-29', '02:30']);
});
