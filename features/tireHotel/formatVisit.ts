import { dateFormatter } from '#domain/formatters.ts';
import type { BookedVisit } from '#domain/tireHotel/vehicle.ts';

/** A day in full, with its weekday. Days have no time zone, so they are formatted in UTC. */
export function formatVisitDay(day: string, locale: string): string {
  return dateFormatter(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`));
}

/** The day of a visit, and its time if it has one. */
export function formatVisit(
  { appointmentTime, isFullDay }: Pick<BookedVisit, 'appointmentTime' | 'isFullDay'>,
  locale: string,
): string {
  const day = formatVisitDay(appointmentTime, locale);
  return isFullDay ? day : `${day}, ${formatVisitTime(appointmentTime)}`;
}

/** The time of day of a local time: `08:30`. */
export function formatVisitTime(localTime: string): string {
  return localTime.slice(11, 16);
}
