import { localDate } from '../content/instant.ts';

/** The days that can be requested, both included, as `YYYY-MM-DD`. */
export interface RequestDates {
  readonly first: string;
  readonly last: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The days that can be requested at an instant, by the dealers' calendar and not the visitor's. */
export function requestDates(
  now: number,
  timeZone: string,
  days: { readonly earliest: number; readonly latest: number },
): RequestDates & { readonly today: string } {
  const today = localDate(now, timeZone);
  const after = (count: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
  const first = after(days.earliest);
  return { today, first, last: after(Math.max(days.earliest, days.latest)) };
}
