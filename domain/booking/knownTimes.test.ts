import { describe, expect, test } from 'vitest';
import { addDays } from '../addDays.ts';
import { countTimes, knownDays } from './knownTimes.ts';
import type { TimeslotDay } from './timeslotDay.ts';
import { daysOf, weekOf } from './weeks.ts';

const day = (date: string, ...availableSlots: readonly string[]): TimeslotDay => ({
  date,
  availableSlots,
  allDaySlotAvailable: false,
});
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => day(addDays(from, index), '07:30'));

const visit = { registrationNumber: 'MLB111', departmentId: '10.1014', offerings: ['oljebyte'] };
const answer = (from: string, given: readonly TimeslotDay[]) => ({
  question: { ...visit, from },
  days: given,
});

const week = daysOf(weekOf('2026-12-02'));

describe('the days of a week are known', () => {
  test('from an answer that covers several weeks', () => {
    const answers = [answer('2026-11-25', days('2026-11-25', 28))];
    expect(knownDays(answers, visit, week)).toEqual(days('2026-11-30', 7));
  });

  test('from an answer that ends with it', () => {
    const answers = [answer('2026-11-25', days('2026-11-25', 12))];
    expect(knownDays(answers, visit, week)).toEqual(days('2026-11-30', 7));
  });

  test('from an answer that begins with it, even if it leaves days out', () => {
    const answers = [answer('2026-11-30', [day('2026-12-01', '09:00')])];
    expect(knownDays(answers, visit, week)?.[0]).toEqual(day('2026-11-30'));
    expect(knownDays(answers, visit, week)?.[1]).toEqual(day('2026-12-01', '09:00'));
  });

  test('from the latest answer', () => {
    const answers = [answer('2026-11-30', days('2026-11-30', 7)), answer('2026-11-30', [])];
    expect(
      knownDays(answers, visit, week)?.flatMap(({ availableSlots }) => availableSlots),
    ).toEqual([]);
  });
});

test.each([
  ['no answer', []],
  ['an answer that ends within the week', [answer('2026-11-25', days('2026-11-25', 9))]],
  ['an answer that ends a day before it', [answer('2026-11-25', days('2026-11-25', 11))]],
  ['an answer about later weeks', [answer('2026-12-14', days('2026-12-14', 28))]],
])('%s doesn’t tell the times of a week', (_, answers) => {
  expect(knownDays(answers, visit, week)).toBeUndefined();
});

test.each([
  { registrationNumber: 'MLB222' },
  { departmentId: '10.1099' },
  { offerings: ['oljebyte', 'hjulskifte'] },
])('times for another visit, %j, tell nothing', (other) => {
  const answers = [answer('2026-11-30', days('2026-11-30', 7))];
  expect(knownDays(answers, { ...visit, ...other }, week)).toBeUndefined();
});

test('a full day counts like a time', () => {
  const fullDay = { ...day('2026-12-01', '07:30', '09:00'), allDaySlotAvailable: true };
  expect(countTimes([day('2026-11-30'), fullDay])).toBe(3);
});
