import type { TimeSpan } from '#domain/facilities/openingHours.ts';
import { dateFormatter } from '#domain/formatters.ts';

/** A time of day, `HH:mm`, as the locale writes it. */
export function formatOpeningTime(time: string, locale: string): string {
  return dateFormatter(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(Date.parse(`1970-01-01T${time}Z`));
}

/** Opening and closing time: `09:00–18:00`. Closing at midnight is written `24:00`. */
export function formatSpan({ opens, closes }: TimeSpan, locale: string): string {
  const end = closes === '00:00' ? formatMidnight(locale) : formatOpeningTime(closes, locale);
  return `${formatOpeningTime(opens, locale)}–${end}`;
}

/** A day that begins at `00:00` and ends at `24:00` is easier to read than two equal times. */
function formatMidnight(locale: string): string {
  return formatOpeningTime('00:00', locale).replace(/^0?0/, '24');
}

/** A date, `YYYY-MM-DD`: `Monday 30 November`, or only the weekday. */
export function formatOpeningDay(date: string, locale: string, isNear = false): string {
  const options: Intl.DateTimeFormatOptions = isNear
    ? { weekday: 'long' }
    : { weekday: 'long', day: 'numeric', month: 'long' };
  return dateFormatter(locale, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00Z`),
  );
}

/** The name of a weekday, 1 is Monday, with an initial capital as at the beginning of a line. */
export function formatWeekday(weekday: number, locale: string): string {
  // 1 January 2024 was a Monday.
  const day = formatOpeningDay(`2024-01-0${weekday}`, locale, true);
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}
