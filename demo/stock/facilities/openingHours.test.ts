import { expect, test } from 'vitest';
import { se } from '../countries/se.ts';
import { week } from '../dealers/dealer.ts';
import { easterSunday } from './holidays.ts';
import { openingSchedule } from './openingHours.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

const hours = week('09:00-18:00', '10:00-15:30');

test('a week has seven days, including closed ones', () => {
  const { openinghours } = openingSchedule(hours, se, '2026-11-22');
  expect(openinghours.map(({ displayText }) => displayText)).toEqual([
    'Måndag 9–18',
    'Tisdag 9–18',
    'Onsdag 9–18',
    'Torsdag 9–18',
    'Fredag 9–18',
    'Lördag 10–15.30',
    'Söndag stängt',
  ]);
});

test('deviating days are listed two months ahead, unless they are closed anyway', () => {
  const { deviationdays } = openingSchedule(hours, se, '2026-11-22');
  expect(deviationdays.map(({ displayText }) => displayText)).toEqual([
    'Julafton, 24 december: stängt',
    'Juldagen, 25 december: stängt',
    'Annandag jul, 26 december: stängt',
    'Nyårsafton, 31 december: stängt',
    'Nyårsdagen, 1 januari: stängt',
    'Trettondagsafton, 5 januari: 9–15',
    'Trettondedag jul, 6 januari: stängt',
  ]);
});
