import { addDays } from '../addDays.ts';
import { instantOf, localDate } from '../content/instant.ts';
import { dayMs } from '../units.ts';
import { weekdayOf } from '../weekdayOf.ts';

/** When a department is open: the usual week, and dates that differ from it. */
export interface OpeningSchedule {
  /** The days of a week; a day that isn't listed is closed. */
  readonly week: readonly WeekdayHours[];
  /** Dates with other hours, such as holidays, in order. */
  readonly deviations: readonly DateHours[];
}

/** The hours of one day. */
export interface DayHours {
  /** Absent if the department is closed all day. */
  readonly span?: TimeSpan | undefined;
  /** The day and its hours in the site's language, as the index has them. */
  readonly text: string;
}

export interface WeekdayHours extends DayHours {
  /** Monday is 1, Sunday 7. */
  readonly weekday: number;
}

export interface DateHours extends Omit<DayHours, 'span'> {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** As of any day; `unknown` if the index has other hours on this date and they can't be read. */
  readonly span?: TimeSpan | 'unknown' | undefined;
}

/**
 * The opening hours of a department. They are `unknown` if the index has some that can't be read, in the week or
 * on a date that can't be read either: every remaining hour might be untrue.
 */
export type DepartmentHours = OpeningSchedule | 'unknown';

/** Opening and closing time by the facility's clock. */
export interface TimeSpan {
  /** `HH:mm`. */
  readonly opens: string;
  /** `HH:mm`; not later than `opens` if the department closes on the next day. */
  readonly closes: string;
}

/** Whether a department is open at an instant. */
export type OpeningState =
  | {
      readonly kind: 'open';
      /** Absent if it doesn't close within a week. */
      readonly closes: LocalMoment | 'unknown' | undefined;
    }
  | {
      readonly kind: 'closed';
      /** Absent if it doesn't open within two months. */
      readonly opens: LocalMoment | 'unknown' | undefined;
    }
  | { readonly kind: 'unknown' };

/** A moment by the facility's clock. */
export interface LocalMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly time: string;
  /** Calendar days from today, by the facility's clock: 0 is today. */
  readonly daysAhead: number;
}

/** An uninterrupted time during which a department is open, in ms since 1970. */
interface OpenInterval {
  readonly start: number;
  readonly end: number;
  readonly closes: Pick<LocalMoment, 'date' | 'time'>;
  readonly opens: Pick<LocalMoment, 'date' | 'time'>;
}

/** Covers holidays of a season; a department that opens later is reported without an opening time. */
const searchedDays = 60;

/** An interval that lasts longer has no closing time worth showing. */
const longestOpenDays = 7;

/**
 * Whether a department is open.
 *
 * @param nowMs - ms since 1970.
 * @param timeZone - The facility's time zone, as an IANA name.
 */
export function openState(hours: DepartmentHours, nowMs: number, timeZone: string): OpeningState {
  return hours === 'unknown' ? { kind: 'unknown' } : stateOf(hours, nowMs, timeZone);
}

function stateOf(schedule: OpeningSchedule, nowMs: number, timeZone: string): OpeningState {
  const today = localDate(nowMs, timeZone);
  const moment = (at: Pick<LocalMoment, 'date' | 'time'>): LocalMoment => ({
    ...at,
    daysAhead: daysBetween(today, at.date),
  });
  // Hours that began yesterday may continue after midnight.
  for (let ahead = -1; ahead <= searchedDays; ahead++) {
    const date = addDays(today, ahead);
    // Unknown hours of yesterday are expected to have ended before midnight.
    if (ahead >= 0 && isUnknown(schedule, date)) {
      return ahead === 0 ? { kind: 'unknown' } : { kind: 'closed', opens: 'unknown' };
    }
    const interval = intervalOn(schedule, date, timeZone);
    if (!interval || interval.end <= nowMs) continue;
    if (interval.start > nowMs) return { kind: 'closed', opens: moment(interval.opens) };
    const closes = closingOf(schedule, interval, timeZone);
    return { kind: 'open', closes: closes && closes !== 'unknown' ? moment(closes) : closes };
  }
  return { kind: 'closed', opens: undefined };
}

/** The hours of a date: those of a deviation, else those of the weekday. */
export function hoursOn(schedule: OpeningSchedule, date: string): DayHours | DateHours | undefined {
  return (
    schedule.deviations.find((deviation) => deviation.date === date) ??
    schedule.week.find(({ weekday }) => weekday === weekdayOf(date))
  );
}

function isUnknown(schedule: OpeningSchedule, date: string): boolean {
  return hoursOn(schedule, date)?.span === 'unknown';
}

/** A day of the current week. */
export interface CurrentDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly weekday: number;
  /** Absent if the index doesn't list the day, which means closed. */
  readonly hours?: DayHours | DateHours | undefined;
  readonly isToday: boolean;
  /** Whether the hours of the date differ from those of its weekday. */
  readonly isDeviation: boolean;
}

/** The week from Monday to Sunday that contains an instant, with the hours of its dates. */
export function currentWeek(
  schedule: OpeningSchedule,
  nowMs: number,
  timeZone: string,
): readonly CurrentDay[] {
  const today = localDate(nowMs, timeZone);
  const monday = addDays(today, 1 - weekdayOf(today));
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const date = addDays(monday, ahead);
    return {
      date,
      weekday: ahead + 1,
      hours: hoursOn(schedule, date),
      isToday: date === today,
      isDeviation: schedule.deviations.some((deviation) => deviation.date === date),
    };
  });
}

/** The deviations from today on, by the facility's clock. */
export function comingDeviations(
  { deviations }: OpeningSchedule,
  nowMs: number,
  timeZone: string,
): readonly DateHours[] {
  const today = localDate(nowMs, timeZone);
  return deviations.filter(({ date }) => date >= today);
}

/**
 * The state of a facility: open while any of its departments is; closed until the first one opens; unknown if
 * none is known to be open and the hours of any are unknown.
 */
export function openStateOfAll(
  schedules: readonly DepartmentHours[],
  nowMs: number,
  timeZone: string,
): OpeningState | undefined {
  const states = schedules.map((schedule) => openState(schedule, nowMs, timeZone));
  return states.reduce<OpeningState | undefined>(
    (best, state) => (best ? betterState(best, state) : state),
    undefined,
  );
}

/** Open before closed; of two open ones the one that closes later, of two closed ones the one that opens earlier. */
function betterState(a: OpeningState, b: OpeningState): OpeningState {
  if (a.kind === 'open' && b.kind === 'open') return closesLater(a, b) ? a : b;
  if (a.kind === 'closed' && b.kind === 'closed') return opensEarlier(a, b) ? a : b;
  if (a.kind === 'open' || b.kind === 'open') return a.kind === 'open' ? a : b;
  return a.kind === 'unknown' ? a : b;
}

type OpenNow = Extract<OpeningState, { readonly kind: 'open' }>;
type ClosedNow = Extract<OpeningState, { readonly kind: 'closed' }>;

/** One that doesn't close is the latest; then an unknown time, because it may be later than any known one. */
function closesLater({ closes: a }: OpenNow, { closes: b }: OpenNow): boolean {
  if (a === undefined || b === undefined) return a === undefined;
  if (a === 'unknown' || b === 'unknown') return a === 'unknown';
  return !isBefore(a, b);
}

/** An unknown time is the earliest, because it may be earlier than any known one. */
function opensEarlier({ opens: a }: ClosedNow, { opens: b }: ClosedNow): boolean {
  if (a === 'unknown' || b === 'unknown') return a === 'unknown';
  if (a === undefined || b === undefined) return b === undefined;
  return !isBefore(b, a);
}

function isBefore(a: LocalMoment, b: LocalMoment): boolean {
  return a.date < b.date || (a.date === b.date && a.time < b.time);
}

/** When an open department closes, across nights during which it stays open. */
function closingOf(
  schedule: OpeningSchedule,
  open: OpenInterval,
  timeZone: string,
): OpenInterval['closes'] | 'unknown' | undefined {
  let current = open;
  for (let ahead = 1; ahead <= longestOpenDays; ahead++) {
    const date = addDays(open.opens.date, ahead);
    if (isUnknown(schedule, date)) return current.closes.date < date ? current.closes : 'unknown';
    const next = intervalOn(schedule, date, timeZone);
    if (!next || next.start > current.end) return current.closes;
    current = next.end > current.end ? next : current;
  }
  return undefined;
}

function intervalOn(
  schedule: OpeningSchedule,
  date: string,
  timeZone: string,
): OpenInterval | undefined {
  const span = hoursOn(schedule, date)?.span;
  if (!span || span === 'unknown') return undefined;
  const opens = { date, time: span.opens };
  const closes = { date: span.closes > span.opens ? date : addDays(date, 1), time: span.closes };
  const start = instantOf(`${opens.date}T${opens.time}`, timeZone);
  const end = instantOf(`${closes.date}T${closes.time}`, timeZone);
  // Both are defined for the times that the parser accepts. On the night when clocks go forward,
  // hours within the skipped hour are empty.
  if (start === undefined || end === undefined || end <= start) return undefined;
  return { start, end, opens, closes };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs);
}

/**
 * A span from two times of an index; `undefined` if either is missing or malformed, or if both are the
 * same. Midnight as a closing time is written `00:00`, and `24:00` and `23:59` mean midnight as well, so
 * `00:00` to `24:00` is around the clock.
 */
export function parseTimeSpan(
  opens: string | undefined,
  closes: string | undefined,
): TimeSpan | undefined {
  const from = parseTime(opens);
  const to = closes?.trim() === '24:00' || closes?.trim() === '23:59' ? '00:00' : parseTime(closes);
  if (from === undefined || to === undefined) return undefined;
  if (from === to && from !== '00:00') return undefined;
  return { opens: from, closes: to };
}

function parseTime(time: string | undefined): string | undefined {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d\d)$/.exec(time?.trim() ?? '') ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
