import type { TakenTime } from '#domain/booking/flow.ts';
import { clockOf, dateOfTime, type LocalDate, utcOf } from '#domain/booking/weeks.ts';
import { fillText } from '#domain/fillText.ts';
import { dateLocale } from '#domain/sites/localTime.ts';
import type { BookingSetup } from '../booking.ts';

type DayFormat = 'long' | 'short';

const options: Readonly<Record<DayFormat, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
};

/** A day, such as `onsdag 25 november`, or `25 nov.`. */
export function formatDay(
  date: LocalDate,
  { locale }: Pick<BookingSetup, 'locale'>,
  format: DayFormat = 'long',
): string {
  // In UTC, so that no browser shifts a local day.
  const zoned = { ...options[format], timeZone: 'UTC' };
  return new Intl.DateTimeFormat(dateLocale(locale), zoned).format(utcOf(date));
}

/** A time, such as `onsdag 25 november kl. 07:30`, or `onsdag 25 november, heldag`. */
export function formatTime({ timeSlot, isFullDay }: TakenTime, setup: BookingSetup): string {
  const date = formatDay(dateOfTime(timeSlot), setup);
  const { bookingTimeAt, bookingTimeFullDay } = setup.texts;
  return isFullDay
    ? fillText(bookingTimeFullDay, { date })
    : fillText(bookingTimeAt, { date, time: clockOf(timeSlot) });
}
