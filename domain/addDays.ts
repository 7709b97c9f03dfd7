import { dayMs } from './units.ts';

/**
 * The day a number of days later, or earlier if it is negative. Days are written `YYYY-MM-DD`. They are counted in the
 * calendar, so summer time doesn't matter.
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
