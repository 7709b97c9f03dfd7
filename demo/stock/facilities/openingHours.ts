import type { WireSiteDepartment } from '#upstream/search/facilityWire.ts';
import type { Country } from '../countries/country.ts';
import { type Day, weekdayOf } from '../day.ts';
import type { WeekHours } from '../dealers/dealer.ts';
import { fill } from '../text.ts';
import { comingHolidays } from './holidays.ts';

type Schedule = WireSiteDepartment['openingschedule'];

const daysAhead = 60;

/** The hours of a week, and the exceptions within the next two months. */
export function openingSchedule(hours: WeekHours, country: Country, today: Day): Schedule {
  const { days } = country.language.facilities;
  const date = new Intl.DateTimeFormat(country.language.locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    openinghours: days.map((name, index) => {
      const times = timesOf(hours[index]);
      return { day: index + 1, ...times, displayText: `${name} ${timesText(times, country)}` };
    }),
    deviationdays: comingHolidays(country.holidays, today, daysAhead).flatMap((holiday) => {
      const usual = timesOf(hours[weekdayOf(holiday.date) - 1]);
      if (usual === undefined) return [];
      const times = shortened(usual, holiday.closes);
      const name = fill(country.language.facilities.holiday, {
        name: holiday.name,
        date: date.format(new Date(holiday.date)),
      });
      return [
        { date: holiday.date, ...times, displayText: `${name}: ${timesText(times, country)}` },
      ];
    }),
  };
}

interface Times {
  readonly opens: string;
  readonly closes: string;
}

function timesOf(hours = ''): Times | undefined {
  const [opens = '', closes = ''] = hours.split('-');
  return closes === '' ? undefined : { opens, closes };
}

function shortened({ opens, closes }: Times, earlier: string | undefined): Times | undefined {
  if (earlier === undefined || earlier <= opens) return undefined;
  return { opens, closes: earlier < closes ? earlier : closes };
}

function timesText(times: Times | undefined, { language, format }: Country): string {
  if (times === undefined) return language.facilities.closed;
  return fill(language.facilities.hours, {
    opens: format.time(times.opens),
    closes: format.time(times.closes),
  });
}
