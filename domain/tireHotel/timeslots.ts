import { listOf, objectOf, type Reader, readText, unreadable } from '../reader.ts';
import { fail, ok, type Result } from '../result.ts';
import type { BookableDates } from './bookableDates.ts';

/** What a call for days or times sends. */
export interface TimeslotRequest {
  /** `YYYY-MM-DD`. */
  readonly startDate: string;
  /** `YYYY-MM-DD`; the same day in a call for times. */
  readonly endDate: string;
  /** The `brandCode` of the vehicle. */
  readonly registrationNumber: string;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** Whether a text is a date that exists: `2026-02-29` doesn't. */
export function isDay(text: string): boolean {
  const ms = dayPattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether a text is a time on a workshop's clock, without a zone: `2026-10-25T02:30:00`. */
export function isLocalTime(text: string): boolean {
  return momentPattern.test(text) && isDay(text.slice(0, 10)) && isClock(text.slice(11, 16));
}

function isClock(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * The part of the asked days that can be booked, or the names of invalid fields. A browser whose clock is wrong may
 * ask for some days more; a question for times must be for one bookable day.
 */
export function bookablePart(
  { startDate, endDate, registrationNumber }: TimeslotRequest,
  what: 'days' | 'times',
  dates: BookableDates,
): Result<TimeslotRequest, readonly (keyof TimeslotRequest)[]> {
  if (!isDay(startDate)) return fail(['startDate']);
  if (!isDay(endDate) || endDate < startDate) return fail(['endDate']);
  if (what === 'times' && endDate !== startDate) return fail(['endDate']);
  if (startDate > dates.last) return fail(['startDate']);
  if (endDate < dates.first) return fail([what === 'times' ? 'startDate' : 'endDate']);
  return ok({
    startDate: startDate < dates.first ? dates.first : startDate,
    endDate: endDate > dates.last ? dates.last : endDate,
    registrationNumber,
  });
}

/** Reads the days (`YYYY-MM-DD`) with free times, as `{ availableDates: [{ date }] }`. */
export const readAvailableDays: Reader<readonly string[]> = (value) => {
  const read = readDates(value);
  if (read === unreadable) return unreadable;
  return read.availableDates.map(({ date }) => date.slice(0, 10)).filter(isDay);
};

const readDates = objectOf<{ readonly availableDates: readonly { readonly date: string }[] }>({
  availableDates: listOf(objectOf<{ readonly date: string }>({ date: readText })),
});

/**
 * Reads the free times (`YYYY-MM-DDTHH:mm:ss` on the workshop's clock), as
 * `{ availableTimeSlotDates: [{ startTime: [] }] }`. Times may repeat and be in any order.
 */
export const readStartTimes: Reader<readonly string[]> = (value) => {
  const read = readTimes(value);
  if (read === unreadable) return unreadable;
  return read.availableTimeSlotDates.flatMap(({ startTime }) => startTime).filter(isLocalTime);
};

interface TimeslotDay {
  readonly startTime: readonly string[];
}

const readTimes = objectOf<{ readonly availableTimeSlotDates: readonly TimeslotDay[] }>({
  availableTimeSlotDates: listOf(objectOf<TimeslotDay>({ startTime: listOf(readText) })),
});
