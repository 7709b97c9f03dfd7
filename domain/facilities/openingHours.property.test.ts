import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instantOf } from '../content/instant.ts';
import { weekdayOf } from '../weekdayOf.ts';
import {
  type LocalMoment,
  type OpeningSchedule,
  type OpeningState,
  openState,
  type TimeSpan,
} from './openingHours.ts';

const quarterMs = 15 * 60_000;
const firstInstant = Date.parse('2026-01-01T00:00:00Z');
const quarters = 366 * 96;

/** A year in steps of a quarter of an hour, each with what a clock on the wall shows. */
function bruteForceClock(timeZone: string) {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const shown = Array.from({ length: quarters }, (_, index) =>
    clock.format(firstInstant + index * quarterMs),
  );
  const firstShown = new Map<string, number>();
  shown.forEach((label, index) => {
    if (!firstShown.has(label)) firstShown.set(label, index);
  });
  const dates = [...new Set(shown.map((label) => label.slice(0, 10)))];
  /** The first quarter that shows a time; a time that clocks skip is an hour later. */
  const quarterOf = (date: string, time: string): number | undefined =>
    firstShown.get(`${date} ${time}`) ?? firstShown.get(`${date} ${anHourLater(time)}`);
  return { dates, quarterOf };
}

function anHourLater(time: string): string {
  return `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;
}

const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * quarterMs).toISOString().slice(11, 16));
const span: fc.Arbitrary<TimeSpan> = fc
  .record({ opens: time, closes: time })
  .filter(({ opens, closes }) => opens !== closes || opens === '00:00');
const hours = fc.record({ span: fc.option(span, { nil: undefined }), text: fc.constant('') });
const deviationDates = [
  '2026-01-06',
  '2026-03-28',
  '2026-03-29',
  '2026-10-24',
  '2026-10-25',
  '2026-12-24',
];

const schedule: fc.Arbitrary<OpeningSchedule> = fc.record({
  week: fc
    .array(hours, { minLength: 7, maxLength: 7 })
    .map((days) => days.map((each, index) => ({ ...each, weekday: index + 1 }))),
  deviations: fc
    .array(hours, { maxLength: deviationDates.length })
    .map((days) => days.map((each, index) => ({ ...each, date: deviationDates[index] ?? '' }))),
});

/** Marks each quarter of the year in which the department is open. */
function openQuarters(
  { week, deviations }: OpeningSchedule,
  { dates, quarterOf }: ReturnType<typeof bruteForceClock>,
): Uint8Array {
  const open = new Uint8Array(quarters);
  dates.forEach((date, index) => {
    const deviation = deviations.find((each) => each.date === date);
    const hoursOfDay = deviation ?? week[weekdayOf(date) - 1];
    if (!hoursOfDay?.span || hoursOfDay.span === 'unknown') return;
    const { opens, closes } = hoursOfDay.span;
    const start = quarterOf(date, opens);
    const end = quarterOf((closes > opens ? date : dates[index + 1]) ?? '', closes);
    if (start !== undefined && end !== undefined) open.fill(1, start, Math.max(start, end));
  });
  return open;
}

function nextChange(state: OpeningState): LocalMoment | undefined {
  if (state.kind === 'unknown') return undefined;
  const next = state.kind === 'open' ? state.closes : state.opens;
  return next === 'unknown' ? undefined : next;
}

describe.each(['Europe/Stockholm', 'Europe/London', 'Europe/Helsinki', 'America/New_York'])(
  'in %s, openState agrees with a clock that is read every quarter of an hour',
  (timeZone) => {
    const clock = bruteForceClock(timeZone);
    // Random days, and every quarter of the days around both changes of the clocks.
    const changes = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'].flatMap((date) => {
      const noon = clock.quarterOf(date, '12:00') ?? 0;
      return Array.from({ length: 144 }, (_, index) => noon - 96 + index);
    });
    const quarter = fc.oneof(
      fc.integer({ min: 200, max: quarters - 7_000 }),
      fc.constantFrom(...changes),
    );

    test.prop([schedule, fc.array(quarter, { minLength: 30, maxLength: 30 })], { numRuns: 40 })(
      'at any time of the year',
      (generated, samples) => {
        const open = openQuarters(generated, clock);
        for (const sample of samples) {
          const now = firstInstant + sample * quarterMs;
          const state = openState(generated, now, timeZone);
          expect(state.kind).toBe(open[sample] ? 'open' : 'closed');
          const change = open.indexOf(open[sample] ? 0 : 1, sample);
          const next = nextChange(state);
          if (next && change >= 0) {
            expect(instantOf(`${next.date}T${next.time}`, timeZone)).toBe(
              firstInstant + change * quarterMs,
            );
          }
        }
      },
    );
  },
);
