import { addDays } from '../addDays.ts';
import { dayMs } from '../units.ts';
import { weekdayOf } from '../weekdayOf.ts';

/** A calendar day where the workshop is, `YYYY-MM-DD`. It has no time zone. */
export type LocalDate = string;

/** A date and time where the workshop is, `YYYY-MM-DDTHH:mm:ss`. It has no time zone. */
export type LocalDateTime = string;

/** A week from Monday to Sunday. */
export interface CalendarWeek {
  /** The number by ISO 8601, which Swedes call weeks by. */
  readonly number: number;
  /** The Monday. */
  readonly from: LocalDate;
  /** The Sunday. */
  readonly to: LocalDate;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(date: LocalDate): boolean {
  return weekdayOf(date) > 5;
}

/** The week of a day. */
export function weekOf(date: LocalDate): CalendarWeek {
  const from = addDays(date, 1 - weekdayOf(date));
  // The week belongs to the year of its Thursday.
  const thursday = addDays(from, 3);
  const newYear = `${thursday.slice(0, 4)}-01-01`;
  const daysIntoYear = Math.round((utcOf(thursday) - utcOf(newYear)) / dayMs);
  return { number: Math.floor(daysIntoYear / 7) + 1, from, to: addDays(from, 6) };
}

/** The seven days of a week. */
export function daysOf({ from }: CalendarWeek): readonly LocalDate[] {
  return Array.from({ length: 7 }, (_, days) => addDays(from, days));
}

/** The day of a moment. */
export function dateOfTime(time: LocalDateTime): LocalDate {
  return time.slice(0, 10);
}

/** The time of day of a moment, `HH:mm`. */
export function clockOf(time: LocalDateTime): string {
  return time.slice(11, 16);
}

/**
 * A moment that formatters in UTC show as this day. Local times must never be read in the zone of the
 * browser, which may be another one than the workshop's.
 */
export function utcOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}
