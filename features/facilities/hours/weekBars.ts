import type { TimeSpan } from '#domain/facilities/openingHours.ts';

/** Where the hours of a day are, in percent of the hours at which any day of the week is open. */
export interface DayBar {
  readonly start: number;
  readonly length: number;
}

/** The bars of some days on one axis of whole hours; absent for days that are closed. */
export function weekBars(
  spans: readonly (TimeSpan | undefined)[],
): readonly (DayBar | undefined)[] {
  const hours = spans.map((span) => span && hoursOf(span));
  const open = hours.flatMap((each) => each ?? []);
  const first = Math.floor(Math.min(...open.map(({ from }) => from)));
  const last = Math.ceil(Math.max(...open.map(({ to }) => to)));
  const percent = (value: number) => Math.round((1000 * value) / (last - first)) / 10;
  return hours.map(
    (each) => each && { start: percent(each.from - first), length: percent(each.to - each.from) },
  );
}

/** Hours that end on the next day go on after 24. */
function hoursOf({ opens, closes }: TimeSpan) {
  const from = hourOf(opens);
  const to = hourOf(closes);
  return { from, to: to > from ? to : to + 24 };
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}
