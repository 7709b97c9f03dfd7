import { addDays } from '../addDays.ts';
import { localDate } from '../content/instant.ts';

/** The days between which wheels can be changed, both included, as `YYYY-MM-DD`. */
export interface BookableDates {
  readonly today: string;
  readonly first: string;
  readonly last: string;
}

const noticeDays = 3;
const bookableMonths = 3;

/** The bookable days at an instant, by the calendar of the workshop and not of the visitor. */
export function bookableDates(now: number, timeZone: string): BookableDates {
  return bookableFrom(localDate(now, timeZone));
}

/** The bookable days of a current day (`YYYY-MM-DD`) at the workshop. */
export function bookableFrom(today: string): BookableDates {
  return { today, first: addDays(today, noticeDays), last: monthsAfter(today) };
}

/** The same day months later; the last of its month if that is shorter: February for 30 November. */
function monthsAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + bookableMonths, 0));
  if (lastOfMonth.getUTCDate() > day) lastOfMonth.setUTCDate(day);
  return lastOfMonth.toISOString().slice(0, 10);
}

/** Whether a day (`YYYY-MM-DD`) can be booked, as far as its date is concerned. */
export function isBookableDay(day: string, { first, last }: BookableDates): boolean {
  return day >= first && day <= last;
}

/** The days that can be booked, each once and in order. */
export function bookableDays(days: readonly string[], dates: BookableDates): readonly string[] {
  return [...new Set(days)].filter((day) => isBookableDay(day, dates)).sort();
}

/** The times of a day (`HH:mm`), each once and in order. */
export function timesOfDay(startTimes: readonly string[], day: string): readonly string[] {
  const times = startTimes.filter((time) => time.startsWith(`${day}T`));
  return [...new Set(times.map((time) => time.slice(11, 16)))].sort();
}
