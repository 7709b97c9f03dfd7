import { type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { isFirstWeek, offeredWeeks, type ShownWeeks } from '#domain/booking/shownWeeks.ts';
import { fillText } from '#domain/fillText.ts';
import { useBooking } from '../booking.ts';
import { formatDays } from './formatSlot.ts';
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
  const { shown } = weeks;
  useShownInSight(row, shown);
  return (
    <div className={css.chooser}>
      <IconButton
        icon="chevron-left"
        label={texts.bookingWeekPrevious}
        disabled={isFirstWeek(weeks)}
        onClick={() => onShow(shown - 1)}
      />
      <ul ref={row} className={css.weeks}>
        {offeredWeeks(weeks).map((week, index) => (
          <li key={week.from}>
            <button
              type="button"
              className={css.week}
              aria-pressed={index === shown}
              onClick={() => onShow(index)}
            >
              <span>{fillText(texts.bookingWeek, { number: String(week.number) })}</span>{' '}
              <span className={css.range}>{formatDays(week, setup)}</span>
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="chevron-right"
        label={texts.bookingWeekNext}
        onClick={() => onShow(shown + 1)}
      />
    </div>
  );
}

/** Scrolls the row to the week that is shown. */
function useShownInSight(row: RefObject<HTMLElement | null>, shown: number): void {
  useEffect(() => {
    const current = row.current?.children[shown]?.querySelector('button');
    // Not `scrollIntoView`, which would scroll the page too.
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - current.clientWidth;
  }, [row, shown]);
}
