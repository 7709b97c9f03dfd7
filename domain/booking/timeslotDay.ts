import { listOf, objectOf, type Reader, readFlag, readText } from '../reader.ts';

/** The free times of a workshop on one day. */
export interface TimeslotDay {
  /** `2026-11-24`. */
  readonly date: string;
  /** Local times in ascending order, such as `07:30`. */
  readonly availableSlots: readonly string[];
  /** Whether the vehicle can be left for the whole day. */
  readonly allDaySlotAvailable: boolean;
}

/** Reads a day with its free times. */
export const readTimeslotDay: Reader<TimeslotDay> = objectOf<TimeslotDay>({
  date: readText,
  availableSlots: listOf(readText),
  allDaySlotAvailable: readFlag,
});

/** The time that a booking for a whole day is stored with. */
export const fullDayTime = '08:00';

/** Writes a local date and time as bookings contain it: `2026-11-24T07:30:00`. */
export function localDateTime(date: string, time: string): string {
  return `${date}T${time}:00`;
}
