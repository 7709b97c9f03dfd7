import type { WireDay } from '#upstream/mechmate/wire.ts';
import { addDays, timesBetween } from '../workshopTimes.ts';
import { chance } from './chance.ts';
import type { PlayedWorkshop } from './workshops.ts';

/** What has been booked at a department on a day. */
export interface Bookings {
  /** The times that are taken, such as `07:30`. */
  readonly times: readonly string[];
  /** The number of vehicles that stay for the whole day. */
  readonly fullDays: number;
}

/** When bookings are possible. */
export interface BookingWindow {
  /** The local date of today. */
  readonly today: string;
  /** How many weeks ahead can be booked. */
  readonly weeks: number;
}

const daysPerAnswer = 28;
const slotMinutes = 60;
const maxFullDays = 2;

/** Some workshops are booked out for the next days. */
const maxBookedOutDays = 9;

/** The share of the times that other customers have taken before the demo begins, in percent. */
const takenBefore = 45;
const fullDaysTakenBefore = 30;

/** The local date (`2026-11-24`) in a time zone. */
export function localDate(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(ms);
}

/** The days of four weeks from a date on, as far as they can be booked. */
export function daysFrom(
  from: string,
  workshop: PlayedWorkshop,
  window: BookingWindow,
  booked: (date: string) => Bookings,
): WireDay[] {
  const last = addDays(window.today, window.weeks * 7);
  return Array.from({ length: daysPerAnswer }, (_, index) => addDays(from, index))
    .filter((date) => date <= last)
    .map((date) => dayOf(date, workshop, window, booked(date)));
}

/** The first free time of a workshop; undefined if there is none. */
export function firstTimeSlot(
  workshop: PlayedWorkshop,
  window: BookingWindow,
  booked: (date: string) => Bookings,
): string | undefined {
  for (let days = 1; days <= window.weeks * 7; days += 1) {
    const date = addDays(window.today, days);
    const [first] = dayOf(date, workshop, window, booked(date)).availableSlots;
    if (first !== undefined) return `${date}T${first}:00`;
  }
  return undefined;
}

/** The free times of a day. Today is too late. */
export function dayOf(
  date: string,
  { departmentId, hours }: PlayedWorkshop,
  { today, weeks }: BookingWindow,
  { times, fullDays }: Bookings,
): WireDay {
  const firstDate = addDays(today, 1 + (chance(departmentId) % maxBookedOutDays));
  const open = date >= firstDate && date <= addDays(today, weeks * 7) ? hours(date) : undefined;
  if (!open) return { date, availableSlots: [], allDaySlotAvailable: false };
  const isFree = (time: string) =>
    chance(`${departmentId} ${date} ${time}`) >= takenBefore && !times.includes(time);
  return {
    date,
    availableSlots: timesBetween(open.opens, open.closes, slotMinutes).filter(isFree),
    allDaySlotAvailable:
      fullDays < maxFullDays && chance(`${departmentId} ${date}`) >= fullDaysTakenBefore,
  };
}
