import { describe, expect, test } from 'vitest';
import { dayOf, daysFrom, firstTimeSlot, localDate } from './calendar.ts';
import type { PlayedWorkshop } from './workshops.ts';

const workshop: PlayedWorkshop = {
  departmentId: '10.1014',
  siteId: '101',
  siteName: 'Uppsala',
  address: '',
  latitude: 59,
  longitude: 18,
  brands: [],
  hours: (date) =>
    new Date(date).getUTCDay() % 6 === 0 ? undefined : { opens: '07:00', closes: '16:30' },
};
const window = { today: '2026-11-23', weeks: 4 };
const none = { times: [], fullDays: 0 };

test.each([
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2027-03-28T00:30:00Z', '2027-03-28'],
])('%s is on %s in Sweden', (moment, date) => {
  expect(localDate(Date.parse(moment), 'Europe/Stockholm')).toBe(date);
});

describe('the days from a date on', () => {
  const days = daysFrom('2026-11-16', workshop, window, () => none);

  test('are four weeks, each once', () => {
    expect(days).toHaveLength(28);
    expect(days[0]?.date).toBe('2026-11-16');
    expect(new Set(days.map(({ date }) => date)).size).toBe(28);
  });

  test('are free neither in the past, nor today, nor on weekends', () => {
    const free = days.filter((day) => day.availableSlots.length > 0 || day.allDaySlotAvailable);
    expect(free.length).toBeGreaterThan(5);
    for (const { date } of free) {
      expect(date > '2026-11-23').toBe(true);
      expect([0, 6]).not.toContain(new Date(date).getUTCDay());
    }
  });

  test('go on through the night of summer time', () => {
    const spring = { today: '2027-03-15', weeks: 4 };
    const dates = daysFrom('2027-03-27', workshop, spring, () => none).map(({ date }) => date);
    expect(dates.slice(0, 3)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
  });

  test('end where booking ends', () => {
    const last = daysFrom('2026-12-15', workshop, window, () => none).at(-1);
    expect(last?.date).toBe('2026-12-21');
    expect(daysFrom('2027-01-01', workshop, window, () => none)).toEqual([]);
  });
});

test('times lie within the opening hours, and what is booked is gone', () => {
  const first = firstTimeSlot(workshop, window, () => none) ?? '';
  const [date = '', time = ''] = [first.slice(0, 10), first.slice(11, 16)];
  const { availableSlots } = dayOf(date, workshop, window, none);
  expect(availableSlots).toContain(time);
  expect(availableSlots.every((slot) => slot >= '07:00' && slot <= '15:30')).toBe(true);
  const booked = { times: [time], fullDays: 2 };
  const after = dayOf(date, workshop, window, booked);
  expect(after.availableSlots).toEqual(availableSlots.filter((slot) => slot !== time));
  expect(after.allDaySlotAvailable).toBe(false);
});

test('a workshop that is never open has no first time', () => {
  const closed = { ...workshop, hours: () => undefined };
  expect(firstTimeSlot(closed, window, () => none)).toBeUndefined();
});
