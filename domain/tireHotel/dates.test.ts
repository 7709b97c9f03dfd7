import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { bookableDates, bookableDays, timesOfDay } from './bookableDates.ts';
import { mobileInput } from './mobileInput.ts';
import { isDay } from './timeslots.ts';

const stockholm = 'Europe/Stockholm';

test.each([
  ['2026-11-23T10:00:00Z', '2026-11-23', '2026-11-26', '2027-02-23'],
  // November 30 plus three months is the end of February.
  ['2026-11-30T10:00:00Z', '2026-11-30', '2026-12-03', '2027-02-28'],
  ['2027-11-30T10:00:00Z', '2027-11-30', '2027-12-03', '2028-02-29'],
  ['2026-12-31T10:00:00Z', '2026-12-31', '2027-01-03', '2027-03-31'],
  // Midnight in Stockholm, in winter and in summer.
  ['2026-11-23T22:59:59Z', '2026-11-23', '2026-11-26', '2027-02-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24', '2026-11-27', '2027-02-24'],
  ['2026-06-23T21:59:59Z', '2026-06-23', '2026-06-26', '2026-09-23'],
  ['2026-06-23T22:00:00Z', '2026-06-24', '2026-06-27', '2026-09-24'],
  // The nights in which clocks change.
  ['2026-03-28T23:30:00Z', '2026-03-29', '2026-04-01', '2026-06-29'],
  ['2026-10-24T22:30:00Z', '2026-10-25', '2026-10-28', '2027-01-25'],
])('at %s, it is %s, and %s to %s can be booked', (now, today, first, last) => {
  expect(bookableDates(Date.parse(now), stockholm)).toEqual({ today, first, last });
});

const instants = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

propertyTest.prop([instants])('three days of notice, and at most 92 days ahead', (now) => {
  const { today, first, last } = bookableDates(now, stockholm);
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  expect([today, first, last].every(isDay)).toBe(true);
  expect(days(today, first)).toBe(3);
  expect(days(today, last)).toBeGreaterThanOrEqual(89);
  expect(days(today, last)).toBeLessThanOrEqual(92);
});

test('only bookable days are offered, each once and in order', () => {
  const dates = bookableDates(Date.parse('2026-11-23T10:00:00Z'), stockholm);
  const days = ['2027-02-24', '2026-12-02', '2026-11-25', '2026-11-26', '2026-12-02', '2027-02-23'];
  expect(bookableDays(days, dates)).toEqual(['2026-11-26', '2026-12-02', '2027-02-23']);
});

test('times of a day are offered once, in order, and without those of other days', () => {
  const times = [
    '2026-10-25T16:00:00',
    '2026-10-25T02:30:00',
    '2026-10-26T07:00:00',
    '2026-10-25T02:30:00',
    '2026-10-25T08:15',
  ];
  expect(timesOfDay(times, '2026-10-25')).toEqual(['02:30', '08:15', '16:00']);
});

test.each([
  ['070-123 45 67', '0701234567'],
  ['+46 (0)70 123 45 67', '+460701234567'],
  ['０７０１２', '07012'],
  ['ring mig <script>', ''],
])('the mobile number %j is entered as %j', (text, expected) => {
  expect(mobileInput(text)).toBe(expected);
});
