import { createHash } from 'node:crypto';
import { bookableFrom, isBookableDay } from '#domain/tireHotel/bookableDates.ts';
import { addDays, timesBetween, weekdayOf } from '../workshopTimes.ts';
import type { Workshop } from './agreements.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxDays = 366;

/** How many vehicles are booked at a workshop's time (`YYYY-MM-DDTHH:mm:ss`). */
export type CountBooked = (workshop: string, time: string) => number;

interface CalendarOptions {
  readonly workshops: ReadonlyMap<string, Workshop>;
  readonly countBooked: CountBooked;
  /** The current day at the workshops. */
  readonly today: () => string;
}

/** The free days and times of workshops. */
export interface Calendar {
  /** The free days from one day to another, both included. */
  readonly days: (workshop: string, from: string, to: string) => readonly string[];
  /** The free times of a day; empty if the workshop is closed or agrees times by phone. */
  readonly times: (workshop: string, day: string) => readonly string[];
  /** Whether a vehicle can be left on a day on which no times are offered. */
  readonly isWithoutTimes: (workshop: string, day: string) => boolean;
  /** Whether the date of a day is within the bookable ones. */
  readonly isBookable: (day: string) => boolean;
}

/** Times fill up with bookings; some are taken from the start. */
export function createCalendar({ workshops, countBooked, today }: CalendarOptions): Calendar {
  function openOn(id: string, day: string): Workshop | undefined {
    const workshop = workshops.get(id);
    const dates = bookableFrom(today());
    if (!workshop || workshop.isFull || !isBookableDay(day, dates)) return undefined;
    return workshop.openOn.includes(weekdayOf(day)) ? workshop : undefined;
  }
  const isWithoutTimes = (id: string, day: string) =>
    openOn(id, day)?.withoutTimesOn.includes(weekdayOf(day)) ?? false;
  function times(id: string, day: string): readonly string[] {
    const workshop = openOn(id, day);
    if (!workshop || isWithoutTimes(id, day)) return [];
    return timesBetween(workshop.opens, workshop.closes, workshop.minutes)
      .map((clock) => `${day}T${clock}:00`)
      .filter((time) => countBooked(id, time) + takenAtStart(id, time) < workshop.places);
  }
  return {
    days: (id, from, to) =>
      daysBetween(from, to).filter((day) => isWithoutTimes(id, day) || times(id, day).length > 0),
    times,
    isWithoutTimes,
    isBookable: (day) => isBookableDay(day, bookableFrom(today())),
  };
}

function daysBetween(from: string, to: string): string[] {
  const count = Math.min(maxDays, (Date.parse(to) - Date.parse(from)) / dayMs + 1);
  if (!(count > 0)) return [];
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

/** Other customers' bookings, the same at each start: none, one or two vehicles. */
function takenAtStart(workshop: string, time: string): number {
  return (createHash('sha256').update(`${workshop} ${time}`).digest()[0] ?? 0) % 3;
}
