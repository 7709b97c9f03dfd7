import { addDays } from '../addDays.ts';
import {
  type DepartmentHours,
  hoursOn,
  type OpeningSchedule,
  type TimeSpan,
} from './openingHours.ts';

/** The hours of a business as schema.org properties; both are absent without hours. */
export interface HoursData {
  readonly openingHoursSpecification: readonly object[] | undefined;
  readonly specialOpeningHoursSpecification: readonly object[] | undefined;
}

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * The hours of a business that is open while any of its departments is. A date on which the hours of any
 * department are unknown is in none of the entries.
 */
export function hoursData(all: readonly DepartmentHours[]): HoursData {
  const schedules = all.flatMap((hours) => (hours === 'unknown' ? [] : [hours]));
  // What is known of some departments isn't what the business is open.
  if (schedules.length < all.length) return noHours;
  const unknown = unknownDates(schedules);
  const week = weekData(schedules);
  const weeks = periodsWithout(unknown).flatMap((period) =>
    week.map((entry) => ({ ...entry, ...period })),
  );
  return {
    openingHoursSpecification: listed(weeks),
    specialOpeningHoursSpecification: listed(specialData(schedules, unknown)),
  };
}

const noHours: HoursData = {
  openingHoursSpecification: undefined,
  specialOpeningHoursSpecification: undefined,
};

function unknownDates(schedules: readonly OpeningSchedule[]): readonly string[] {
  const dates = schedules.flatMap(({ deviations }) =>
    deviations.flatMap(({ date, span }) => (span === 'unknown' ? [date] : [])),
  );
  return [...new Set(dates)].toSorted();
}

interface Period {
  readonly validFrom?: string;
  readonly validThrough?: string;
}

/** The times before, between and after these dates, which are in order. */
function periodsWithout(dates: readonly string[]): readonly Period[] {
  const starts = [undefined, ...dates.map((date) => addDays(date, 1))];
  const periods = starts.map((validFrom, at): Period => {
    const next = dates[at];
    return {
      ...(validFrom !== undefined && { validFrom }),
      ...(next !== undefined && { validThrough: addDays(next, -1) }),
    };
  });
  return periods.filter(
    ({ validFrom, validThrough }) => !validFrom || !validThrough || validFrom <= validThrough,
  );
}

/** One entry per span, with all of its days. A day without an entry is closed. */
function weekData(schedules: readonly OpeningSchedule[]): readonly object[] {
  const days = new Map<string, { readonly span: TimeSpan; readonly days: string[] }>();
  for (const [at, name] of weekdays.entries()) {
    const spans = schedules.flatMap(
      ({ week }) => week.find(({ weekday }) => weekday === at + 1)?.span ?? [],
    );
    for (const span of mergeSpans(spans)) {
      const key = `${span.opens}-${span.closes}`;
      const entry = days.get(key) ?? { span, days: [] };
      entry.days.push(`https://schema.org/${name}`);
      days.set(key, entry);
    }
  }
  return [...days.values()].map((entry) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: entry.days,
    ...times(entry.span),
  }));
}

/** Dates with other hours. On such a date, departments without a deviation have their usual hours. */
function specialData(
  schedules: readonly OpeningSchedule[],
  unknown: readonly string[],
): readonly object[] {
  const dates = new Set(
    schedules.flatMap(({ deviations }) => deviations.map(({ date }) => date)).toSorted(),
  );
  return [...dates].flatMap((date) => {
    if (unknown.includes(date)) return [];
    const spans = mergeSpans(schedules.flatMap((each) => spanOn(each, date) ?? []));
    const hours = spans.length > 0 ? spans.map(times) : [closedAllDay];
    return hours.map((each) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...each,
    }));
  });
}

function spanOn(schedule: OpeningSchedule, date: string): TimeSpan | undefined {
  const span = hoursOn(schedule, date)?.span;
  return span === 'unknown' ? undefined : span;
}

/** How search engines write a day on which a business is closed. */
const closedAllDay = { opens: '00:00', closes: '00:00' } as const;

/** Hours around the clock end a minute before midnight, because equal times mean closed. */
function times({ opens, closes }: TimeSpan): TimeSpan {
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
}

/** The times during which any of the spans of a day is open, in order. */
function mergeSpans(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const merged: { start: number; end: number }[] = [];
  const sorted = spans.map(toMinutes).toSorted((a, b) => a.start - b.start);
  for (const { start, end } of sorted) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) =>
    end - start >= dayMinutes
      ? { opens: '00:00', closes: '00:00' }
      : { opens: toTime(start), closes: toTime(end) },
  );
}

const dayMinutes = 24 * 60;

/** Minutes since the start of the day; the end is after the start, possibly on the next day. */
function toMinutes({ opens, closes }: TimeSpan): { readonly start: number; readonly end: number } {
  const [start, end] = [minutesOf(opens), minutesOf(closes)];
  return { start, end: end > start ? end : end + dayMinutes };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function toTime(minutes: number): string {
  const ofDay = minutes % dayMinutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}

/** A property of schema.org without values is left out. */
export function listed<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}
