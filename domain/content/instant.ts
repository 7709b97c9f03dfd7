import { dayMs } from '../units.ts';

/** The date formats of the platform, with or without time and zone. */
const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Converts an ISO date to ms since 1970. Without a zone it is local time in `timeZone`, and without a
 * time the start of that day. A time in the hour skipped when clocks go forward is moved to the next
 * hour; a time in the hour repeated when they go back means the first one. `undefined` if the text is
 * no such date or the date doesn't exist.
 */
export function instantOf(date: string, timeZone: string): number | undefined {
  const read = readDate(date);
  if (read === undefined) return undefined;
  const { wallClock, zone } = read;
  return zone === undefined ? localInstant(wallClock, timeZone) : zonedInstant(wallClock, zone);
}

/** Whether a text is an ISO date that exists, with or without time and zone. */
export function isDateText(date: string): boolean {
  return instantOf(date, 'UTC') !== undefined;
}

/**
 * The day that a date means at a site, as `YYYY-MM-DD`; `undefined` if the text is no date or the date
 * doesn't exist. Systems store a day without a time in three ways: as the date alone, as midnight UTC, or as
 * the local midnight converted to UTC, which is on the day before. So midnight UTC means its own date, and
 * every other instant the date that the clocks of `timeZone` show.
 */
export function dayOf(date: string, timeZone: string): string | undefined {
  const instant = instantOf(date, timeZone);
  if (instant === undefined) return undefined;
  const isWithoutZone = readDate(date)?.zone === undefined;
  if (isWithoutZone) return date.trim().slice(0, 10);
  const day = localDate(instant, instant % dayMs === 0 ? 'UTC' : timeZone);
  // The last instant of the year 9999, which means "never ends", may be in the year 10000 here.
  return day.startsWith('+') ? date.trim().slice(0, 10) : day;
}

/**
 * The moment that a date means at a site, in ISO 8601 and UTC: that of its time if it has one, or else the start of the
 * day that it means (`dayOf`). `undefined` if the text is no date or the date doesn't exist.
 */
export function momentOf(date: string, timeZone: string): string | undefined {
  const instant = instantOf(date, timeZone);
  if (instant === undefined) return undefined;
  const isDayInUtc = readDate(date)?.zone !== undefined && instant % dayMs === 0;
  const day = isDayInUtc ? dayOf(date, timeZone) : undefined;
  const meant = day === undefined ? instant : localInstant(Date.parse(day), timeZone);
  const moment = new Date(meant).toISOString();
  // The last instants of the year 9999, which mean "never", may be in the year 10000 in UTC.
  return moment.startsWith('+') ? undefined : moment;
}

interface ReadDate {
  /** The written time in ms since 1970, as if it were UTC. */
  readonly wallClock: number;
  /** `Z` or an offset; absent for a local time. */
  readonly zone: string | undefined;
}

function readDate(date: string): ReadDate | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] =
    form.exec(date.trim()) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const wallClock = Date.parse(`${written}Z`);
  // Some browsers parse February 30th as March 2nd.
  if (Number.isNaN(wallClock) || !new Date(wallClock).toISOString().startsWith(written)) {
    return undefined;
  }
  return { wallClock, zone };
}

function zonedInstant(wallClock: number, zone: string): number | undefined {
  if (zone.toUpperCase() === 'Z') return wallClock;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 23 || minutes > 59) return undefined;
  const offset = (hours * 60 + minutes) * 60_000;
  return zone.startsWith('-') ? wallClock + offset : wallClock - offset;
}

/**
 * Clocks change at most once within two days, so only the offsets one day before and one day after
 * are possible.
 *
 * @param wallClock - The local time, as if it were UTC.
 */
function localInstant(wallClock: number, timeZone: string): number {
  const byOldTime = wallClock - offsetAt(wallClock - dayMs, timeZone);
  const byNewTime = wallClock - offsetAt(wallClock + dayMs, timeZone);
  const shows = (instant: number) => instant + offsetAt(instant, timeZone) === wallClock;
  return !shows(byOldTime) && shows(byNewTime) ? byNewTime : byOldTime;
}

/** The date that the clocks of a time zone show at an instant, as `YYYY-MM-DD`. */
export function localDate(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}

/** The date and minute that the clocks of a time zone show at an instant, as `YYYY-MM-DDTHH:MM`. */
export function localMinute(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** The offset of a time zone from UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** A format takes about 50 µs to create, ten times as long as to use. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
