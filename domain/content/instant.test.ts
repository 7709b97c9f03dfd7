import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { sites } from '#sites/index.ts';
import { dayOf, instantOf, localDate, localMinute, momentOf } from './instant.ts';

function iso(date: string, timeZone = 'Europe/Stockholm'): string | undefined {
  const instant = instantOf(date, timeZone);
  return instant === undefined ? undefined : new Date(instant).toISOString();
}

describe('instantOf', () => {
  test.each([
    ['with a zone', '2026-06-01T10:00:00Z', '2026-06-01T10:00:00.000Z'],
    ['with an offset', '2026-06-01T10:00:00+05:30', '2026-06-01T04:30:00.000Z'],
    ['west of Greenwich', '2026-06-01T10:00:00-0300', '2026-06-01T13:00:00.000Z'],
    ['with the largest offset', '2026-06-01T10:00:00+23:59', '2026-05-31T10:01:00.000Z'],
    ['with fractions', '2026-06-01T10:00:00.1234567Z', '2026-06-01T10:00:00.000Z'],
    ['in summer', '2026-06-01T10:00:00', '2026-06-01T08:00:00.000Z'],
    ['in winter', '2026-12-24T15:00', '2026-12-24T14:00:00.000Z'],
    ['a day alone', '2026-12-24', '2026-12-23T23:00:00.000Z'],
    ['before clocks go forward', '2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
    ['in the skipped hour', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['after clocks went forward', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['before clocks go back', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['in the repeated hour', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['after clocks went back', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['midnight of the day of change', '2026-03-29T00:00', '2026-03-28T23:00:00.000Z'],
    ['a leap day', '2028-02-29T12:00', '2028-02-29T11:00:00.000Z'],
  ])('%s', (_what, date, instant) => {
    expect(iso(date)).toBe(instant);
  });

  test.each([
    ['Europe/London', '2026-06-01T11:00:00.000Z'],
    ['Europe/Oslo', '2026-06-01T10:00:00.000Z'],
    ['Europe/Helsinki', '2026-06-01T09:00:00.000Z'],
    ['Europe/Bratislava', '2026-06-01T10:00:00.000Z'],
  ])('noon in %s', (timeZone, instant) => {
    expect(iso('2026-06-01T12:00', timeZone)).toBe(instant);
  });

  test.each([
    '',
    'tomorrow',
    '2026',
    '2026-13-01',
    '2026-02-30T10:00',
    '2026-06-01T25:00',
    '2026-06-01T10:61',
    '2026-06-01T10:00+99:00',
    '2026-06-01T10:00+24:00',
    '2026-06-01T10:00+10:60',
    '2026-06-01 10:00',
    '20260601T100000Z',
    '2026-06-01T10:00:00Z and more',
  ])('%j is no date', (date) => {
    expect(instantOf(date, 'Europe/Stockholm')).toBeUndefined();
  });

  const zones = ['Europe/Stockholm', 'Europe/London', 'Europe/Helsinki', 'Europe/Bratislava'];
  const wallClock = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2037-01-01'),
    noInvalidDate: true,
  });

  propertyTest.prop([wallClock, fc.constantFrom(...zones)])(
    'matches the local clock, or an hour later in the skipped hour',
    (date, timeZone) => {
      const written = date.toISOString().slice(0, 19);
      const instant = instantOf(written, timeZone) ?? Number.NaN;
      const shown = new Intl.DateTimeFormat('sv', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(instant);
      const late = new Date(Date.parse(`${written}Z`) + 3_600_000).toISOString().slice(0, 19);
      expect([written, late]).toContain(shown.replace(' ', 'T'));
    },
  );

  propertyTest.prop([fc.string()])('never throws', (text) => {
    expect(() => instantOf(text, 'Europe/Stockholm')).not.toThrow();
  });
});

describe('dayOf', () => {
  test.each([
    ['a date alone', '2026-03-02', 'Europe/Stockholm', '2026-03-02'],
    ['midnight UTC', '2026-03-02T00:00:00Z', 'Europe/Stockholm', '2026-03-02'],
    ['midnight UTC with fractions', '2026-03-02T00:00:00.0000000Z', 'Europe/London', '2026-03-02'],
    ['midnight UTC west of Greenwich', '2026-03-02T00:00:00Z', 'America/New_York', '2026-03-02'],
    ['local midnight in winter', '2026-03-01T23:00:00Z', 'Europe/Stockholm', '2026-03-02'],
    ['local midnight in summer', '2026-07-01T22:00:00Z', 'Europe/Stockholm', '2026-07-02'],
    ['local midnight in Finland', '2026-03-01T22:00:00Z', 'Europe/Helsinki', '2026-03-02'],
    ['local midnight in a British summer', '2026-07-01T23:00:00Z', 'Europe/London', '2026-07-02'],
    ['late in a British winter', '2026-03-01T23:00:00Z', 'Europe/London', '2026-03-01'],
    ['midnight with an offset', '2026-03-02T00:00:00+01:00', 'Europe/Stockholm', '2026-03-02'],
    ['a local time', '2026-03-02T23:59', 'Europe/Stockholm', '2026-03-02'],
    ['a time in the morning', '2026-03-02T07:00:00Z', 'Europe/Stockholm', '2026-03-02'],
    ['the last instant', '9999-12-31T23:59:59.9999999Z', 'Europe/Stockholm', '9999-12-31'],
    ['a date that doesn’t exist', '2026-02-30', 'Europe/Stockholm', undefined],
    ['a date in words', '2 mars 2026', 'Europe/Stockholm', undefined],
  ])('of %s', (_what, date, timeZone, day) => {
    expect(dayOf(date, timeZone)).toBe(day);
  });

  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2037-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const siteZones = fc.constantFrom(...new Set(sites.map(({ timeZone }) => timeZone)));

  propertyTest.prop([days, siteZones], {
    examples: [
      ['2026-03-29', 'Europe/Stockholm'],
      ['2026-10-25', 'Europe/Stockholm'],
      ['2026-03-29', 'Europe/London'],
      ['2026-10-25', 'Europe/Helsinki'],
    ],
  })(
    'is the day that was chosen, in each way to store it, in the zones of all sites',
    (day, zone) => {
      const midnight = new Date(instantOf(day, zone) ?? Number.NaN).toISOString();
      const stored = [day, `${day}T00:00:00`, `${day}T00:00:00Z`, midnight];
      expect(stored.map((date) => dayOf(date, zone))).toEqual([day, day, day, day]);
    },
  );
});

describe('momentOf', () => {
  test.each([
    ['a moment', '2026-06-01T10:00:00Z', '2026-06-01T10:00:00.000Z'],
    ['a moment with an offset', '2026-06-01T10:00:00+02:00', '2026-06-01T08:00:00.000Z'],
    ['a local time', '2026-06-01T10:00', '2026-06-01T08:00:00.000Z'],
    ['a day', '2026-06-01', '2026-05-31T22:00:00.000Z'],
    ['midnight in UTC, which means a day', '2026-06-01T00:00:00Z', '2026-05-31T22:00:00.000Z'],
    ['local midnight in UTC', '2026-05-31T22:00:00Z', '2026-05-31T22:00:00.000Z'],
    ['no date', 'tomorrow', undefined],
    ['a date that doesn’t exist', '2026-02-30', undefined],
    ['never', '9999-12-31T23:59:59-05:00', undefined],
  ])('%s', (_what, date, moment) => {
    expect(momentOf(date, 'Europe/Stockholm')).toBe(moment);
  });
});

describe('the clocks of a time zone', () => {
  test.each([
    ['2026-06-01T10:07:59.999Z', 'Europe/Stockholm', '2026-06-01T12:07'],
    ['2026-12-31T23:00:00Z', 'Europe/Stockholm', '2027-01-01T00:00'],
    ['2026-12-31T23:00:00Z', 'Europe/London', '2026-12-31T23:00'],
    ['2026-03-29T00:59:59Z', 'Europe/Stockholm', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Stockholm', '2026-03-29T03:00'],
    ['1969-12-31T22:59:59.5Z', 'Europe/Stockholm', '1969-12-31T23:59'],
  ])('at %s in %s show %s', (instant, timeZone, minute) => {
    expect(localMinute(Date.parse(instant), timeZone)).toBe(minute);
    expect(localDate(Date.parse(instant), timeZone)).toBe(minute.slice(0, 10));
  });
});
