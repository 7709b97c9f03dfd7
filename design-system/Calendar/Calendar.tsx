import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFocusRequest } from '../focus/focusRequest.ts';
import { dateAfterKey } from './answerKey.ts';
import * as css from './Calendar.css.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import type { CalendarLabels } from './CalendarLabels.ts';
import { firstOfMonth, monthOf, shiftMonths, weeksOf } from './dates.ts';
import { calendarFormats } from './formats.ts';

export interface CalendarProps {
  /** What the date is for; the accessible name of the group. */
  readonly label: string;
  /** The texts of the arrows. */
  readonly labels: CalendarLabels;
  /** The language of months and days, as a BCP 47 tag. */
  readonly locale: string;
  /** The current date, as `YYYY-MM-DD`. Its month is the first that can be shown. */
  readonly today: string;
  /** The first and the last date that can be chosen. The month of the last is the last shown. */
  readonly range: CalendarRange;
  /** Whether a date between them can be chosen. */
  readonly isAvailable?: ((date: string) => boolean) | undefined;
  /** The chosen date, as `YYYY-MM-DD`; empty until one is chosen. */
  readonly value: string;
  /** Called with the chosen date. Dates that aren't available can't be chosen. */
  readonly onValueChange: (date: string) => void;
  /** The ids of help and error. */
  readonly 'aria-describedby'?: string | undefined;
}

/** The first and the last date that can be chosen, as `YYYY-MM-DD`. */
export interface CalendarRange {
  readonly first: string;
  readonly last: string;
}

const always = () => true;

/**
 * A month of dates, of which one can be chosen. The grid is one tab stop; the arrow keys move between
 * dates.
 */
export function Calendar(props: CalendarProps) {
  const { label, labels, locale, today, range, value } = props;
  const monthId = useId();
  const formats = calendarFormats(locale);
  const calendar = useCalendar(props);
  const { active, grid } = calendar;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend.
    <div
      role="group"
      aria-label={label}
      aria-describedby={props['aria-describedby']}
      className={css.calendar}
    >
      <CalendarHead
        id={monthId}
        month={formats.month(active)}
        labels={labels}
        hasPrevious={monthOf(active) > monthOf(today)}
        hasNext={monthOf(active) < monthOf(range.last)}
        onMove={calendar.showMonth}
      />
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a grid of dates.
        role="grid"
        aria-labelledby={monthId}
        className={css.grid}
        ref={grid}
        onKeyDown={calendar.press}
      >
        <Weekdays weekdays={formats.weekdays} />
        <Weeks calendar={calendar} value={value} today={today} name={formats.day} />
      </table>
    </div>
  );
}

/** The date that the keys have reached, in whose month the grid is, and what moves it. */
function useCalendar({ today, range, value, onValueChange, isAvailable = always }: CalendarProps) {
  const [active, setActive] = useState(value || range.first);
  const { grid, focusNext } = useMovedFocus(active);
  const canChoose = (date: string) =>
    date >= range.first && date <= range.last && isAvailable(date);
  return {
    active,
    grid,
    canChoose,
    showMonth: (months: number) => {
      const first = firstOfMonth(shiftMonths(active, months));
      const days = weeksOf(first).flat();
      const open = days.find((day) => monthOf(day) === monthOf(first) && canChoose(day));
      setActive(open ?? first);
    },
    press: (event: KeyboardEvent) => {
      const date = dateAfterKey(active, event, { from: today, to: range.last });
      if (date === undefined) return;
      event.preventDefault();
      focusNext();
      setActive(date);
    },
    choose: (date: string) => {
      setActive(date);
      if (canChoose(date)) onValueChange(date);
    },
  };
}

interface WeeksProps extends Pick<CalendarProps, 'value' | 'today'> {
  readonly calendar: ReturnType<typeof useCalendar>;
  /** The name of a date. */
  readonly name: (date: string) => string;
}

function Weeks({ calendar: { active, canChoose, choose }, value, today, name }: WeeksProps) {
  return (
    <tbody>
      {weeksOf(active).map((week) => (
        <tr key={week[0]}>
          {week.map((date) => (
            <CalendarDay
              key={date}
              date={date}
              name={name(date)}
              isActive={date === active}
              isChosen={date === value}
              isToday={date === today}
              canChoose={canChoose(date)}
              onChoose={choose}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Weekdays({ weekdays }: Pick<ReturnType<typeof calendarFormats>, 'weekdays'>) {
  return (
    <thead>
      <tr>
        {weekdays.map(({ short, long }) => (
          <th key={long} scope="col" abbr={long} className={css.weekday}>
            <span aria-hidden="true">{short}</span>
            <span className={css.weekdayName}>{long}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Moves the focus to the active date after a key, but not when the month changes by an arrow. */
function useMovedFocus(active: string) {
  const grid = useRef<HTMLTableElement>(null);
  const { request, take } = useFocusRequest();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active date.
  useEffect(() => take(grid.current?.querySelector('[tabindex="0"]') ?? null), [active, take]);
  return { grid, focusNext: request };
}
