/** Dates without a time, as `YYYY-MM-DD`, and months, as `YYYY-MM`. All arithmetic is in UTC. */

const dayMs = 24 * 60 * 60 * 1000;

/** The number of cells: six weeks, which is the most that a month touches. */
const cells = 42;

/** A date as an instant, for formatting it in UTC. */
export function instantOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The month of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The date this number of days later. */
export function shiftDays(date: string, days: number): string {
  return toDate(instantOfDate(date) + days * dayMs);
}

/** The same day this number of months later; the last day of the month if it is shorter. */
export function shiftMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** The first day of the date's month. */
export function firstOfMonth(date: string): string {
  return `${monthOf(date)}-01`;
}

/** The last day of the date's month. */
export function lastOfMonth(date: string): string {
  return shiftDays(shiftMonths(firstOfMonth(date), 1), -1);
}

/** The day of the week of a date: 0 for Monday, 6 for Sunday. */
export function weekday(date: string): number {
  return (new Date(instantOfDate(date)).getUTCDay() + 6) % 7;
}

/** The six weeks that show the month of a date. Each starts on a Monday. */
export function weeksOf(date: string): readonly (readonly string[])[] {
  const first = firstOfMonth(date);
  const start = shiftDays(first, -weekday(first));
  const days = Array.from({ length: cells }, (_, at) => shiftDays(start, at));
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

function toDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
