import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { remaining, secondsLeft, untilNextSecond } from './countdown.ts';
import { instantOf } from './instant.ts';

const hour = 3_600_000;
const day = 24 * hour;

function at(date: string): number {
  return instantOf(date, 'Europe/Stockholm') ?? Number.NaN;
}

describe('remaining', () => {
  test.each([
    ['nothing', 0, [0, 0, 0, 0]],
    ['a millisecond', 1, [0, 0, 0, 1]],
    ['a second', 1000, [0, 0, 0, 1]],
    ['a second and a bit', 1001, [0, 0, 0, 2]],
    ['just under a minute', 59_999, [0, 0, 1, 0]],
    ['an hour', hour, [0, 1, 0, 0]],
    ['a day', day, [1, 0, 0, 0]],
    ['a second less than a day', day - 1000, [0, 23, 59, 59]],
    ['some of each', 400 * day + 5 * hour + 6 * 60_000 + 7000, [400, 5, 6, 7]],
    ['a past end', -5 * day, [0, 0, 0, 0]],
  ])('%s', (_what, ms, [days, hours, minutes, seconds]) => {
    expect(remaining(1_800_000_000_000, 1_800_000_000_000 + ms)).toEqual({
      days,
      hours,
      minutes,
      seconds,
    });
  });

  test.each([
    ['clocks go forward', '2026-03-28T12:00', '2026-03-29T12:00', { days: 0, hours: 23 }],
    ['clocks go back', '2026-10-24T12:00', '2026-10-25T12:00', { days: 1, hours: 1 }],
    ['clocks stay', '2026-06-01T12:00', '2026-06-02T12:00', { days: 1, hours: 0 }],
    ['over both', '2026-03-01T12:00', '2026-11-01T12:00', { days: 245, hours: 0 }],
    ['within the missing hour', '2026-03-29T01:30', '2026-03-29T03:30', { days: 0, hours: 1 }],
    ['within the double hour', '2026-10-25T01:30', '2026-10-25T03:30', { days: 0, hours: 3 }],
  ])('counts real hours when %s', (_what, from, to, expected) => {
    expect(remaining(at(from), at(to))).toMatchObject({ ...expected, minutes: 0, seconds: 0 });
  });

  propertyTest.prop([fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: -1e11, max: 1e11 })])(
    'adds up to the remaining time, in valid units',
    (now, left) => {
      const { days, hours, minutes, seconds } = remaining(now, now + left);
      const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      expect(total).toBe(Math.max(0, Math.ceil(left / 1000)));
      expect(hours).toBeLessThan(24);
      expect(minutes).toBeLessThan(60);
      expect(seconds).toBeLessThan(60);
      expect(Math.min(days, hours, minutes, seconds)).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('untilNextSecond', () => {
  test.each([
    [5000, 1000],
    [4300, 300],
    [1, 1],
    [0, undefined],
    [-10, undefined],
  ])('with %i ms left: %j', (left, wait) => {
    expect(untilNextSecond(0, left)).toBe(wait);
  });

  propertyTest.prop([fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 1e11 })])(
    'is the exact time until the next change',
    (now, left) => {
      const end = now + left;
      const then = now + (untilNextSecond(now, end) ?? Number.NaN);
      expect(secondsLeft(then, end)).toBe(secondsLeft(now, end) - 1);
      expect(secondsLeft(then - 1, end)).toBe(secondsLeft(now, end));
    },
  );
});
