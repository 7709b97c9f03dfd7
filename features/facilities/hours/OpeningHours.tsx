import {
  comingDeviations,
  currentWeek,
  type DateHours,
  type DayHours,
  type OpeningSchedule,
  type TimeSpan,
} from '#domain/facilities/openingHours.ts';
import { formatOpeningDay, formatSpan, formatWeekday } from './formatHours.ts';
import * as css from './OpeningHours.css.ts';
import { OpenState } from './OpenState.tsx';
import type { HoursTexts } from './openTexts.ts';
import { useMinute } from './useMinute.ts';
import { type DayBar, weekBars } from './weekBars.ts';

export interface OpeningHoursProps {
  readonly schedule: OpeningSchedule;
  /** The facility's time zone, as an IANA name. */
  readonly timeZone: string;
  /** The locale of dates and times, as a BCP 47 tag. */
  readonly locale: string;
  /** The department, for the name of the table. */
  readonly department: string;
  /** Where to ask about unknown hours; empty if it is unknown. */
  readonly phone: string;
  readonly texts: HoursTexts;
}

/**
 * Whether a department is open, its week, and the coming dates with other hours. Pages are cached, so the
 * server sends the usual week, and the browser marks today and shows the dates of the current week.
 */
export function OpeningHours({
  schedule,
  department,
  texts,
  timeZone,
  ...place
}: OpeningHoursProps) {
  const { locale } = place;
  const now = useMinute();
  const days = now === undefined ? usualWeek(schedule) : currentWeek(schedule, now, timeZone);
  const deviations =
    now === undefined ? schedule.deviations : comingDeviations(schedule, now, timeZone);
  return (
    <div className={css.hours}>
      <OpenState schedules={[schedule]} timeZone={timeZone} texts={texts.state} {...place} />
      <table className={css.week} aria-label={`${texts.openingHours}, ${department}`}>
        <Week days={days} room={roomOf(schedule, texts, locale)} texts={texts} locale={locale} />
      </table>
      {deviations.length > 0 && (
        <details className={css.deviations}>
          <summary className={css.summary}>{texts.deviations}</summary>
          <ul className={css.dates}>
            {deviations.map((deviation) => (
              <li key={deviation.date}>
                {deviation.text ||
                  `${formatOpeningDay(deviation.date, locale)}: ${timesText(deviation, texts, locale)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface WeekProps extends Pick<OpeningHoursProps, 'texts' | 'locale'> {
  readonly days: readonly Day[];
  readonly room: ColumnTexts;
}

function Week({ days, room, ...words }: WeekProps) {
  const bars = weekBars(days.map(({ hours }) => spanOf(hours)));
  return (
    <tbody>
      {days.map((day, at) => (
        <DayRow
          key={day.weekday}
          {...words}
          day={day}
          bar={bars[at]}
          room={at === 0 ? room : undefined}
        />
      ))}
    </tbody>
  );
}

interface Day {
  readonly weekday: number;
  readonly hours?: DayHours | DateHours | undefined;
  readonly isToday: boolean;
  readonly isDeviation: boolean;
}

function usualWeek({ week }: OpeningSchedule): readonly Day[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    hours: week.find((day) => day.weekday === weekday),
    isToday: false,
    isDeviation: false,
  }));
}

/** All texts that a column may have, as lines. */
interface ColumnTexts {
  readonly names: string;
  readonly times: string;
}

/** What the columns need room for, so that they keep their widths when the browser marks today. */
function roomOf(
  { week, deviations }: OpeningSchedule,
  texts: HoursTexts,
  locale: string,
): ColumnTexts {
  const names = [1, 2, 3, 4, 5, 6, 7].map((day) => `${formatWeekday(day, locale)} ${texts.today}`);
  const times = [undefined, ...week, ...deviations].map((each) => timesText(each, texts, locale));
  return { names: names.join('\n'), times: [...new Set(times)].join('\n') };
}

function spanOf(hours: DayHours | DateHours | undefined): TimeSpan | undefined {
  return hours?.span === 'unknown' ? undefined : hours?.span;
}

function timesText(
  hours: DayHours | DateHours | undefined,
  texts: HoursTexts,
  locale: string,
): string {
  if (!hours?.span) return texts.closedAllDay;
  if (hours.span === 'unknown') return texts.callDay;
  const { opens, closes } = hours.span;
  if (opens === '00:00' && closes === '00:00') return texts.aroundTheClock;
  return formatSpan(hours.span, locale);
}

interface DayRowProps extends Pick<OpeningHoursProps, 'texts' | 'locale'> {
  readonly day: Day;
  /** Absent if the day is closed, or its hours are unknown. */
  readonly bar: DayBar | undefined;
  /** Of one day, what the columns need room for. */
  readonly room: ColumnTexts | undefined;
}

function DayRow({ day, bar, room, texts, locale }: DayRowProps) {
  const { weekday, hours, isToday, isDeviation } = day;
  return (
    <tr
      className={css.day}
      aria-current={isToday ? 'date' : undefined}
      data-state={hours?.span ? undefined : 'shut'}
    >
      <th scope="row" className={css.name} data-room={room?.names}>
        {formatWeekday(weekday, locale)}
        {isToday && <span className={css.today}>{` ${texts.today}`}</span>}
        {isDeviation && <span className={css.note}>{` ${hours?.text || texts.otherHours}`}</span>}
      </th>
      <td className={css.bar} aria-hidden="true">
        {bar && <Bar {...bar} />}
      </td>
      <td className={css.times} data-room={room?.times}>
        {timesText(hours, texts, locale)}
      </td>
    </tr>
  );
}

/** The hours beside it in words. */
function Bar({ start, length }: DayBar) {
  return (
    <svg className={css.drawing} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect x={start} width={length} height="1" />
    </svg>
  );
}
