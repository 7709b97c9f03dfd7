import type { Holiday } from '../countries/country.ts';
import { addDays, type Day, daysBetween, yearOf } from '../day.ts';

/** A holiday in a year. */
export interface ComingHoliday {
  readonly date: Day;
  readonly name: string;
  /** Closing time; undefined: closed all day. */
  readonly closes: string | undefined;
}

/** The holidays within a number of days from today, in order. */
export function comingHolidays(
  holidays: readonly Holiday[],
  today: Day,
  within: number,
): ComingHoliday[] {
  const years = [yearOf(today), yearOf(today) + 1];
  return years
    .flatMap((year) =>
      holidays.map(({ on, name, closes }) => ({ date: dateOf(on, year), name, closes })),
    )
    .filter(({ date }) => date >= today && daysBetween(today, date) <= within)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function dateOf(on: string | number, year: number): Day {
  return typeof on === 'string' ? `${year}-${on}` : addDays(easterSunday(year), on);
}

/** Easter Sunday by the Gregorian calendar (Butcher's rule). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
