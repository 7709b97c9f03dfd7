import { useEffect, useRef } from 'react';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { isFirstWeek, offeredWeeks, type ShownWeeks } from '#domain/booking/shownWeeks.ts';
import type { CalendarWeek } from '#domain/booking/weeks.ts';
import { fillText } from '#domain/fillText.ts';
import { type BookingSetup, useBooking } from '../booking.ts';
import { formatDay } from './formatTime.ts';
import * as css from './WeekTimes.css.ts';

interface WeekChooserProps {
  readonly weeks: ShownWeeks;
  /** Called with the index of the week to show. */
  readonly onShow: (index: number) => void;
}

/** The weeks to choose from, between the buttons for the previous and the next one. */
export function WeekChooser({ weeks, onShow }: WeekChooserProps) {
  const { setup } = useBooking();
  const { texts } = setup;
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row scrolls to each newly shown week.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not `scrollIntoView`, which would scroll the page too.
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - current.clientWidth;
  }, [weeks.shown]);
  return (
    <div className={css.chooser}>
      <IconButton
        icon="chevron-left"
        label={texts.bookingWeekPrevious}
        disabled={isFirstWeek(weeks)}
        onClick={() => onShow(weeks.shown - 1)}
      />
      <ul ref={row} className={css.weeks}>
        {offeredWeeks(weeks).map((week, index) => (
          <li key={week.from}>
            <button
              type="button"
              className={css.week}
              aria-pressed={index === weeks.shown}
              aria-label={`${labelOf(week, texts.bookingWeek)}, ${rangeOf(week, setup)}`}
              onClick={() => onShow(index)}
            >
              <span>{labelOf(week, texts.bookingWeekShort)}</span>
              <span className={css.range}>{rangeOf(week, setup)}</span>
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="chevron-right"
        label={texts.bookingWeekNext}
        onClick={() => onShow(weeks.shown + 1)}
      />
    </div>
  );
}

function labelOf({ number }: CalendarWeek, text: string): string {
  return fillText(text, { number: String(number) });
}

function rangeOf({ from, to }: CalendarWeek, setup: BookingSetup): string {
  return `${formatDay(from, setup, 'short')} – ${formatDay(to, setup, 'short')}`;
}
