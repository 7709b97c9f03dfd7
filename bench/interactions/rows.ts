import { median } from '../percentile.ts';
import type { Row } from '../report.ts';
import type { EventTiming } from './eventTimings.ts';

/** What the browser reported of one press. */
export interface MeasuredPress {
  readonly name: string;
  readonly window: string;
  readonly events: readonly EventTiming[];
}

/** The limits of a row: from a press to the next paint, and how long the handlers of an event run (ms). */
const limits = { median: 60, longest: 120, handlers: 50 } as const;

/** Browsers don't report events that are painted sooner (ms). */
const unreportedMs = 16;

/** A row for each name, in the order of the first presses, and one for the handlers of all. */
export function interactionRows(presses: readonly MeasuredPress[]): Row[] {
  const groups = Map.groupBy(presses, ({ name, window }) => `${name}, ${window}`);
  return [...groups].map(([name, group]) => pressRow(name, group)).concat(handlersRow(presses));
}

function pressRow(name: string, group: readonly MeasuredPress[]): Row {
  const times = group.map(timeToPaint);
  const [middle, longest] = [median(times), Math.max(...times)];
  return {
    name,
    ours: `${middle} ms, longest of ${times.length}: ${longest} ms`,
    minimal: '–',
    budget: `under ${limits.median} ms, longest at most ${limits.longest} ms`,
    held: middle < limits.median && longest <= limits.longest,
  };
}

/** As "interaction to next paint" counts a press: by the slowest of its events. */
function timeToPaint({ events }: MeasuredPress): number {
  return Math.max(unreportedMs, ...events.map(({ duration }) => duration));
}

/** The part that the code controls, without the browser's styles, layout and paint. */
function handlersRow(presses: readonly MeasuredPress[]): Row {
  const slowest = presses
    .map(({ name, events }) => ({ name, ms: Math.max(0, ...events.map((each) => each.handlers)) }))
    .reduce((left, right) => (right.ms > left.ms ? right : left), { name: 'none', ms: 0 });
  return {
    name: 'slowest handler',
    ours: `${slowest.ms.toFixed(0)} ms: ${slowest.name}`,
    minimal: '–',
    budget: `under ${limits.handlers} ms`,
    held: slowest.ms < limits.handlers,
  };
}
