import { describe, expect, test } from 'vitest';
import { instantOf } from '../content/instant.ts';
import {
  comingDeviations,
  currentWeek,
  hoursOn,
  type OpeningSchedule,
  openState,
  openStateOfAll,
  parseTimeSpan,
  type TimeSpan,
} from './openingHours.ts';

const zone = 'Europe/Stockholm';

function at(local: string): number {
  return instantOf(local, zone) ?? Number.NaN;
}

function week(
  spans: Readonly<Record<number, TimeSpan>>,
  deviations: OpeningSchedule['deviations'] = [],
) {
  const days = Object.entries(spans);
  return {
    week: days.map(([weekday, span]) => ({ weekday: Number(weekday), span, text: '' })),
    deviations,
  };
}

const day = { opens: '09:00', closes: '18:00' };
const weekdays = { 1: day, 2: day, 3: day, 4: day, 5: day };
const aroundTheClock = { opens: '00:00', closes: '00:00' };
const always = {
  1: aroundTheClock,
  2: aroundTheClock,
  3: aroundTheClock,
  4: aroundTheClock,
  5: aroundTheClock,
  6: aroundTheClock,
  7: aroundTheClock,
};

// 23 November 2026 is a Monday.
describe('a department that is open from Monday to Friday', () => {
  test.each([
    [
      'before it opens',
      '2026-11-23T08:59',
      { kind: 'closed', opens: { date: '2026-11-23', time: '09:00', daysAhead: 0 } },
    ],
    [
      'at the opening time',
      '2026-11-23T09:00',
      { kind: 'open', closes: { date: '2026-11-23', time: '18:00', daysAhead: 0 } },
    ],
    [
      'in the last minute',
      '2026-11-23T17:59',
      { kind: 'open', closes: { date: '2026-11-23', time: '18:00', daysAhead: 0 } },
    ],
    [
      'at the closing time',
      '2026-11-23T18:00',
      { kind: 'closed', opens: { date: '2026-11-24', time: '09:00', daysAhead: 1 } },
    ],
    [
      'on Friday evening',
      '2026-11-27T20:00',
      { kind: 'closed', opens: { date: '2026-11-30', time: '09:00', daysAhead: 3 } },
    ],
  ])('%s', (_when, now, state) => {
    expect(openState(week(weekdays), at(now), zone)).toEqual(state);
  });

  test('has the same hours for a visitor in another time zone', () => {
    // 23:30 in Tokyo.
    const now = Date.parse('2026-11-23T14:30:00Z');
    expect(openState(week(weekdays), now, zone).kind).toBe('open');
  });
});

describe('deviations', () => {
  const closed = { date: '2026-11-23', text: 'stängt' };
  const late = {
    date: '2026-11-24',
    text: 'kvällsöppet',
    span: { opens: '12:00', closes: '21:00' },
  };
  const schedule = week(weekdays, [closed, late]);

  test('replace the hours of today', () => {
    expect(openState(schedule, at('2026-11-23T12:00'), zone)).toEqual({
      kind: 'closed',
      opens: { date: '2026-11-24', time: '12:00', daysAhead: 1 },
    });
  });

  test('may be longer than usual', () => {
    expect(openState(schedule, at('2026-11-24T20:00'), zone).kind).toBe('open');
  });

  test('are the hours of their date only', () => {
    expect(hoursOn(schedule, '2026-11-24')).toBe(late);
    expect(hoursOn(schedule, '2026-11-25')?.span).toEqual(day);
    expect(hoursOn(schedule, '2026-11-29')).toBeUndefined();
  });

  test('are part of the current week', () => {
    const days = currentWeek(schedule, at('2026-11-25T12:00'), zone);
    expect(days.map(({ date }) => date.slice(-2))).toEqual([
      '23',
      '24',
      '25',
      '26',
      '27',
      '28',
      '29',
    ]);
    expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(days.map(({ isDeviation }) => isDeviation)).toEqual([
      true,
      true,
      ...Array(5).fill(false),
    ]);
    expect(days.findIndex(({ isToday }) => isToday)).toBe(2);
    expect(days[0]?.hours).toBe(closed);
    expect(days[6]?.hours).toBeUndefined();
  });

  test('are announced until their day is over', () => {
    expect(comingDeviations(schedule, at('2026-11-23T23:59'), zone)).toEqual([closed, late]);
    expect(comingDeviations(schedule, at('2026-11-24T00:00'), zone)).toEqual([late]);
    expect(comingDeviations(schedule, at('2026-11-25T00:00'), zone)).toEqual([]);
  });
});

describe('hours across midnight', () => {
  const night = week({ 5: { opens: '22:00', closes: '03:00' } });

  test('last until the next day', () => {
    expect(openState(night, at('2026-11-28T02:59'), zone)).toEqual({
      kind: 'open',
      closes: { date: '2026-11-28', time: '03:00', daysAhead: 0 },
    });
    expect(openState(night, at('2026-11-28T03:00'), zone)).toMatchObject({
      opens: { date: '2026-12-04' },
    });
  });

  test('last an hour longer on the night when clocks go back', () => {
    const saturday = week({ 6: { opens: '22:00', closes: '03:00' } });
    const hours = [0, 1, 2, 3, 4, 5, 6].map(
      (hour) => Date.parse('2026-10-24T20:00:00Z') + hour * 3_600_000,
    );
    const open = hours.map((now) => openState(saturday, now, zone).kind === 'open');
    expect(open).toEqual([true, true, true, true, true, true, false]);
  });
});

describe('around the clock', () => {
  test('every day: there is no closing time', () => {
    expect(openState(week(always), at('2026-11-25T12:00'), zone)).toEqual({
      kind: 'open',
      closes: undefined,
    });
  });

  test.each([
    ['2026-12-02', { date: '2026-12-02', time: '00:00', daysAhead: 7 }],
    ['2026-12-03', undefined],
  ])('but not on %s: the closing time is said a week before', (date, closes) => {
    const schedule = week(always, [{ date, text: '' }]);
    expect(openState(schedule, at('2026-11-25T12:00'), zone)).toEqual({ kind: 'open', closes });
  });

  test('until Friday: it closes at the end of Friday', () => {
    const { 6: _saturday, 7: _sunday, ...untilFriday } = always;
    expect(openState(week(untilFriday), at('2026-11-25T12:00'), zone)).toEqual({
      kind: 'open',
      closes: { date: '2026-11-28', time: '00:00', daysAhead: 3 },
    });
  });
});

test.each([
  ['2026-11-26', { date: '2026-11-26', time: '09:00', daysAhead: 1 }],
  ['2027-01-24', { date: '2027-01-24', time: '09:00', daysAhead: 60 }],
  ['2027-01-25', undefined],
])('that opens next on %s is said two months before', (date, opens) => {
  const schedule = week({}, [{ date, text: '', span: day }]);
  expect(openState(schedule, at('2026-11-25T12:00'), zone)).toEqual({ kind: 'closed', opens });
});

test('hours that clocks skip are not announced', () => {
  for (const opens of ['02:30', '02:45', '03:00']) {
    const schedule = week({ 7: { opens, closes: '03:30' } });
    const isSkipped = opens !== '03:00';
    expect(openState(schedule, at('2026-03-29T01:00'), zone)).toMatchObject({
      opens: { date: isSkipped ? '2026-04-05' : '2026-03-29' },
    });
  }
});

test('a department without hours is closed, without an opening time', () => {
  expect(openState(week({}), at('2026-11-25T12:00'), zone)).toEqual({
    kind: 'closed',
    opens: undefined,
  });
});

describe('a facility', () => {
  const early = week({ 1: { opens: '07:00', closes: '16:00' } });
  const usual = week(weekdays);

  test.each([
    [
      'opens with its first department',
      '2026-11-23T06:00',
      { kind: 'closed', opens: { time: '07:00' } },
    ],
    [
      'is open while one department is',
      '2026-11-23T08:00',
      { kind: 'open', closes: { time: '16:00' } },
    ],
    [
      'closes with its last department',
      '2026-11-23T15:00',
      { kind: 'open', closes: { time: '18:00' } },
    ],
  ])('%s', (_what, now, state) => {
    expect(openStateOfAll([usual, early], at(now), zone)).toMatchObject(state);
    expect(openStateOfAll([early, usual], at(now), zone)).toMatchObject(state);
  });

  const evening = { date: '2026-11-23', text: '', span: { opens: '00:00', closes: '00:00' } };
  const untilUnknown = week({}, [evening, { date: '2026-11-24', text: '', span: 'unknown' }]);

  test.each([
    ['never closes if one department never does', [week(always), usual], undefined],
    [
      'never closes even if another closes at an unknown time',
      [week(always), untilUnknown],
      undefined,
    ],
    ['closes at an unknown time if one department does', [untilUnknown, usual], 'unknown'],
  ])('%s', (_what, schedules, closes) => {
    for (const each of [schedules, schedules.toReversed()])
      expect(openStateOfAll(each, at('2026-11-23T12:00'), zone)).toEqual({ kind: 'open', closes });
  });

  test('opens with the only department that opens within two months', () => {
    for (const schedules of [
      [usual, week({})],
      [week({}), usual],
    ])
      expect(openStateOfAll(schedules, at('2026-11-23T20:00'), zone)).toMatchObject({
        kind: 'closed',
        opens: { date: '2026-11-24', time: '09:00' },
      });
  });

  test('without schedules has no state', () => {
    expect(openStateOfAll([], 0, zone)).toBeUndefined();
  });
});

describe('parseTimeSpan', () => {
  test.each([
    ['09:00', '18:00', { opens: '09:00', closes: '18:00' }],
    ['9.30', '18:00', { opens: '09:30', closes: '18:00' }],
    ['22:00', '03:00', { opens: '22:00', closes: '03:00' }],
    ['00:00', '24:00', aroundTheClock],
    ['00:00', '23:59', aroundTheClock],
    ['00:00', '00:00', aroundTheClock],
    ['0:00', '23:00', { opens: '00:00', closes: '23:00' }],
    ['23:00', '06:59', { opens: '23:00', closes: '06:59' }],
    ['09:00', '24:01', undefined],
    ['24:00', '18:00', undefined],
    ['09:00', '09:00', undefined],
    ['09:00', undefined, undefined],
    ['', '18:00', undefined],
    ['25:00', '26:00', undefined],
    ['09:60', '18:00', undefined],
    ['nine', 'six', undefined],
  ])('from %j to %j', (opens, closes, span) => {
    expect(parseTimeSpan(opens, closes)).toEqual(span);
  });
});

describe('unknown hours', () => {
  const unknown = { date: '2026-11-24', text: '', span: 'unknown' } as const;
  const schedule = week(weekdays, [unknown]);

  test.each([
    ['on that date', '2026-11-24T12:00', { kind: 'unknown' }],
    ['at night on that date', '2026-11-24T03:00', { kind: 'unknown' }],
    ['after closing on the day before', '2026-11-23T19:00', { kind: 'closed', opens: 'unknown' }],
    [
      'on the day before',
      '2026-11-23T12:00',
      { kind: 'open', closes: { date: '2026-11-23', time: '18:00', daysAhead: 0 } },
    ],
    [
      'on the next day',
      '2026-11-25T12:00',
      { kind: 'open', closes: { date: '2026-11-25', time: '18:00', daysAhead: 0 } },
    ],
  ])('%s', (_when, now, state) => {
    expect(openState(schedule, at(now), zone)).toEqual(state);
  });

  test('may continue hours that end at midnight', () => {
    const now = at('2026-11-23T12:00');
    expect(openState(week(always, [unknown]), now, zone)).toEqual({
      kind: 'open',
      closes: 'unknown',
    });
  });

  test('of all days are neither open nor closed', () => {
    expect(openState('unknown', at('2026-11-23T12:00'), zone)).toEqual({ kind: 'unknown' });
  });

  const noon = at('2026-11-24T12:00');
  test('of one department leave the facility unknown, unless another is known to be open', () => {
    const closed = week({});
    expect(openStateOfAll([closed, schedule], noon, zone)).toEqual({ kind: 'unknown' });
    expect(openStateOfAll([schedule, closed], noon, zone)).toEqual({ kind: 'unknown' });
    expect(openStateOfAll(['unknown', closed], noon, zone)).toEqual({ kind: 'unknown' });
    expect(openStateOfAll([schedule, week(weekdays)], noon, zone)?.kind).toBe('open');
    expect(openStateOfAll([week(weekdays), 'unknown'], noon, zone)?.kind).toBe('open');
  });

  test('make the next opening of a facility unknown', () => {
    const evening = at('2026-11-23T20:00');
    const opens = { kind: 'closed', opens: 'unknown' };
    expect(openStateOfAll([schedule, week(weekdays)], evening, zone)).toEqual(opens);
    expect(openStateOfAll([week(weekdays), schedule], evening, zone)).toEqual(opens);
  });
});
