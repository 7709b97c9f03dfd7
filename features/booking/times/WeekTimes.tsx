import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { BusyRegion } from '#design-system/Skeleton/BusyRegion.tsx';
import type { TakenTime } from '#domain/booking/bookingFlow.ts';
import { countTimes } from '#domain/booking/knownTimes.ts';
import { firstWeeks, shownWeek, showWeek } from '#domain/booking/shownWeeks.ts';
import type { TimeslotDay } from '#domain/booking/timeslotDay.ts';
import { isPastDay } from '#domain/booking/today.ts';
import { dateOfTime, daysOf, type LocalDate } from '#domain/booking/weeks.ts';
import type { Workshop } from '#domain/booking/workshop.ts';
import { fillText } from '#domain/fillText.ts';
import { type BookingTexts, useBooking } from '../booking.ts';
import { DayTimes } from './DayTimes.tsx';
import { useTimes } from './useTimes.ts';
import { WeekChooser } from './WeekChooser.tsx';
import * as css from './WeekTimes.css.ts';

interface WeekTimesProps {
  readonly workshop: Workshop;
  readonly registrationNumber: string;
  /** The codes of what is chosen. */
  readonly offerings: readonly string[];
  /** The day where the workshops are. */
  readonly today: LocalDate;
  /** A message that is shown first. */
  readonly notice?: ReactNode;
  readonly onTake: (time: TakenTime) => void;
}

/** The free times of a workshop, week by week. The first week is the one with the first free time. */
export function WeekTimes({ workshop, registrationNumber, offerings, ...props }: WeekTimesProps) {
  const { setup, focus } = useBooking();
  const { texts } = setup;
  const id = useId();
  const first = firstDay(workshop, props.today);
  const [weeks, setWeeks] = useState(() => firstWeeks(first));
  const days = daysOf(shownWeek(weeks)).filter((date) => date >= first);
  const question = { registrationNumber, departmentId: workshop.departmentId, offerings };
  const { times, retry } = useTimes(question, days);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  const loaded = times.kind === 'loaded' ? times.days : undefined;
  return (
    <section ref={section} className={css.times} aria-labelledby={id} tabIndex={-1}>
      {props.notice}
      <h4 id={id} ref={focus.take} tabIndex={-1} className={css.title}>
        {fillText(texts.bookingTimes, { site: workshop.facilityName })}
      </h4>
      <WeekChooser weeks={weeks} onShow={(index) => setWeeks(showWeek(weeks, index))} />
      {times.kind === 'failed' && <FailedTimes texts={texts} onRetry={retry} />}
      <BusyRegion
        state={times.kind === 'loading' ? 'loading' : 'ready'}
        loadingLabel={texts.bookingTimesLoading}
        readyLabel={loaded && announcement(loaded, texts)}
      >
        {times.kind !== 'failed' && (
          <ul className={css.days}>
            {days.map((date, index) => (
              <DayTimes key={date} date={date} day={loaded?.[index]} onTake={props.onTake} />
            ))}
          </ul>
        )}
      </BusyRegion>
    </section>
  );
}

interface FailedTimesProps {
  readonly texts: BookingTexts;
  readonly onRetry: () => void;
}

function FailedTimes({ texts, onRetry }: FailedTimesProps) {
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {texts.bookingTryAgain}
    </Button>
  );
  return (
    <Message tone="warning" urgency="polite" action={retry}>
      {texts.bookingTimesError}
    </Message>
  );
}

/** The first day whose times are shown. */
function firstDay({ firstTimeSlot }: Workshop, today: LocalDate): LocalDate {
  const first = firstTimeSlot ? dateOfTime(firstTimeSlot) : today;
  return isPastDay(first, today) ? today : first;
}

/** What is announced when the times of a week have loaded. */
function announcement(
  days: readonly TimeslotDay[],
  { bookingTimesNoneInWeek, bookingTimesCount }: BookingTexts,
): string {
  const count = countTimes(days);
  return count === 0 ? bookingTimesNoneInWeek : fillText(bookingTimesCount, { count: `${count}` });
}
