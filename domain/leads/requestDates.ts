import { addDays } from '../addDays.ts';
import { localDate } from '../content/instant.ts';

/** The days that can be requested, both included, as `YYYY-MM-DD`. */
export interface RequestDates {
  readonly first: string;
  readonly last: string;
}

/** The days that can be requested at an instant, by the dealers' calendar and not the visitor's. */
export function requestDates(
  now: number,
  timeZone: string,
  days: { readonly earliest: number; readonly latest: number },
): RequestDates & { readonly today: string } {
  const today = localDate(now, timeZone);
  const last = addDays(today, Math.max(days.earliest, days.latest));
  return { today, first: addDays(today, days.earliest), last };
}
