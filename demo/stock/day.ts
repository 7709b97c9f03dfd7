/** A day as an ISO 8601 text, such as `2026-11-22`. */
export type Day = string;

const msPerDay = 86_400_000;

/** Adds days to a day; a negative number subtracts them. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10);
}

/** The number of days between two days; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / msPerDay);
}

/** The year of the day. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}
