import { localDate } from '../content/instant.ts';
import type { LocalDate } from './weeks.ts';

/** The time zone of the workshops, which are all in Sweden. */
export const workshopTimeZone = 'Europe/Stockholm';

/** Whether a day is over, so that nothing can be booked on it, whatever a workshop offers. */
export function isPastDay(day: LocalDate, today: LocalDate): boolean {
  return day < today;
}

/** The day where the workshops are at a moment, in ms since 1970. */
export function todayAt(moment: number): LocalDate {
  return localDate(moment, workshopTimeZone);
}
