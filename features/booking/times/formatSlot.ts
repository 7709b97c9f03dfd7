import type { TakenTime } from '#domain/booking/bookingFlow.ts';
import {
  type CalendarWeek,
  clockOf,
  dateOfTime,
  type LocalDate,
  utcOf,
} from '#domain/booking/weeks.ts';
import { fillText } from '#domain/fillText.ts';
import { dateFormatter } from '#domain/formatters.ts';
import { dateLocale } from '#domain/sites/localTime.ts';
import type { BookingSetup } from '../booking.ts';

type Setup = Pick<BookingSetup, 'locale'>;

/** A day, such as `onsdag 25 november`. */
export function formatSlotDay(date: LocalDate, setup: Setup): string {
  const format = formatter(setup, { weekday: 'long', day: 'numeric', month: 'long' });
  return format.format(utcOf(date));
}

/** The days of a week, such as `23–29 nov.`. */
export function formatDays({ from, to }: CalendarWeek, setup: Setup): string {
  return formatter(setup, { day: 'numeric', month: 'short' }).formatRange(utcOf(from), utcOf(to));
}

/** In UTC, so that no browser shifts a local day. */
function formatter({ locale }: Setup, options: Intl.DateTimeFormatOptions) {
  return dateFormatter(dateLocale(locale), { ...options, timeZone: 'UTC' });
}

/** A time, such as `onsdag 25 november kl. 07:30`, or `onsdag 25 november, heldag`. */
export function formatSlotTime({ timeSlot, isFullDay }: TakenTime, setup: BookingSetup): string {
  const date = formatSlotDay(dateOfTime(timeSlot), setup);
  const { bookingTimeAt, bookingTimeFullDay } = setup.texts;
  return isFullDay
    ? fillText(bookingTimeFullDay, { date })
    : fillText(bookingTimeAt, { date, time: clockOf(timeSlot) });
}
