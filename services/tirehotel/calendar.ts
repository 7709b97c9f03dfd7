import { createHash } from 'node:crypto';
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
}

/** Times begin tomorrow and fill up with bookings; some are taken from the start. */
export function createCalendar({ workshops, countBooked, today }: CalendarOptions): Calendar {
  function openOn(id: string, day: string): Workshop | undefined {
    const workshop = workshops.get(id);
    if (!workshop || workshop.isFull || day <= today()) return undefined;
    return workshop.openOn.includes(weekdayOf(day)) ? workshop : undefined;
  }
  const isWithoutTimes = (id: string, day: string) =>
    openOn(id, day)?.withoutTimesOn.includes(weekdayOf(day)) ?? false;
  function times(id: string, day: string): readonly string[] {
    const workshop = openOn(id, day);
    if (!workshop || isWithoutTimes(id, day)) return [];
    return timesOf(workshop)
      .map((clock) => `${day}T${clock}:00`)
      .filter((time) => countBooked(id, time) + takenAtStart(id, time) < workshop.places);
  }
  return {
    days: (id, from, to) =>
      daysBetween(from, to).filter((day) => isWithoutTimes(id, day) || times(id, day).length > 0),
    times,
    isWithoutTimes,
  };
}

/** Monday is 1, Sunday is 7. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function daysBetween(from: string, to: string): string[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  const count = Math.min(maxDays, (Date.parse(`${to}T00:00:00Z`) - start) / dayMs + 1);
  if (!(count > 0)) return [];
  return Array.from({ length: count }, (_, at) =>
    new Date(start + at * dayMs).toISOString().slice(0, 10),
  );
}

function timesOf({ opens, closes, minutes }: Workshop): string[] {
  const [first, end] = [minuteOf(opens), minuteOf(closes)];
  const count = Math.max(0, Math.floor((end - first) / minutes));
  return Array.from({ length: count }, (_, at) => clockOf(first + at * minutes));
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`;
}

/** Other customers' bookings, the same at each start: none, one or two vehicles. */
function takenAtStart(workshop: string, time: string): number {
  return (createHash('sha256').update(`${workshop} ${time}`).digest()[0] ?? 0) % 3;
}
