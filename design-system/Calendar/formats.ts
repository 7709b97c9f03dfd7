import { instantOfDate, shiftDays } from './dates.ts';

/** How a calendar writes its dates in one language. */
export interface CalendarFormats {
  /** `november 2026` */
  readonly month: (date: string) => string;
  /** `fredag 27 november 2026` */
  readonly day: (date: string) => string;
  /** The days of the week from Monday, short and in full. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

const monday = '2024-01-01';

const known = new Map<string, CalendarFormats>();

/** The formats of a locale. Creating formatters takes most of the time of a render, so they are kept. */
export function calendarFormats(locale: string): CalendarFormats {
  const formats = known.get(locale) ?? createFormats(locale);
  known.set(locale, formats);
  return formats;
}

/** Dates have no time zone, so they are formatted in UTC. */
function createFormats(locale: string): CalendarFormats {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (date: string) => format.format(instantOfDate(date));
  };
  const short = formatter({ weekday: 'short' });
  const long = formatter({ weekday: 'long' });
  const days = Array.from({ length: 7 }, (_, at) => shiftDays(monday, at));
  return {
    month: formatter({ month: 'long', year: 'numeric' }),
    day: formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekdays: days.map((day) => ({ short: short(day), long: long(day) })),
  };
}
