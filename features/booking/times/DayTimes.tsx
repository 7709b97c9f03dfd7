import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx';
import type { TakenTime } from '#domain/booking/bookingFlow.ts';
import { fullDayTime, localDateTime, type TimeslotDay } from '#domain/booking/timeslotDay.ts';
import { isWeekend, type LocalDate } from '#domain/booking/weeks.ts';
import { useBooking } from '../booking.ts';
import { formatSlotDay, formatSlotTime } from './formatSlot.ts';
import * as css from './WeekTimes.css.ts';

interface DayTimesProps {
  readonly date: LocalDate;
  /** Absent while it is loading. */
  readonly day: TimeslotDay | undefined;
  readonly onTake: (time: TakenTime) => void;
}

/** The free times of one day. */
export function DayTimes({ date, day, onTake }: DayTimesProps) {
  const { setup } = useBooking();
  return (
    <li className={css.day} data-state={isWeekend(date) ? 'weekend' : undefined}>
      <span className={css.date}>{formatSlotDay(date, setup)}</span>
      <div className={css.slots}>
        {day ? (
          <Slots date={date} day={day} onTake={onTake} />
        ) : (
          <Skeleton shape="box" ratio="control" />
        )}
      </div>
    </li>
  );
}

interface SlotsProps {
  readonly date: LocalDate;
  readonly day: TimeslotDay;
  readonly onTake: (time: TakenTime) => void;
}

function Slots({ date, day: { availableSlots, allDaySlotAvailable }, onTake }: SlotsProps) {
  const { texts } = useBooking().setup;
  if (availableSlots.length === 0 && !allDaySlotAvailable) {
    return <span className={css.note}>{texts.bookingTimesNone}</span>;
  }
  return (
    <>
      {availableSlots.map((time) => (
        <Slot
          key={time}
          time={{ timeSlot: localDateTime(date, time), isFullDay: false }}
          label={time}
          onTake={onTake}
        />
      ))}
      {allDaySlotAvailable && (
        <span className={css.fullDay}>
          <Slot
            time={{ timeSlot: localDateTime(date, fullDayTime), isFullDay: true }}
            label={texts.bookingFullDay}
            onTake={onTake}
          />
          <span className={css.note}>{texts.bookingFullDayNote}</span>
        </span>
      )}
    </>
  );
}

interface SlotProps {
  readonly time: TakenTime;
  readonly label: string;
  readonly onTake: (time: TakenTime) => void;
}

function Slot({ time, label, onTake }: SlotProps) {
  const { setup } = useBooking();
  return (
    <button
      type="button"
      className={css.slot}
      aria-label={`${label}, ${formatSlotTime(time, setup)}`}
      onClick={() => onTake(time)}
    >
      {label}
    </button>
  );
}
