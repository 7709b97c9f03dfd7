import { localDate } from '../content/instant.ts';
import type { LocalDate } from './weeks.ts';

/** The time zone of the workshops, which are all in Sweden. */
export const workshopTimeZone = 'Europe/Stockholm';

/** The day where the workshops are at a moment, in ms since 1970. */
export function todayAt(moment: number): LocalDate {
  return localDate(moment, workshopTimeZone);
}
