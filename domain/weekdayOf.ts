/** The day of the week of a date (`YYYY-MM-DD`) from 1 (Monday) to 7 (Sunday), as in ISO 8601. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
