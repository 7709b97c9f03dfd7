/** Time as a countdown shows it, in whole units. */
export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * The time from now to the end, never below zero. A second that has begun counts whole, so that
 * zero is shown from the very end on and not a second before it. Days have 24 hours: it is real
 * time that is counted, not days of the calendar, of which some have 23 or 25.
 */
export function remaining(nowMs: number, endMs: number): Remaining {
  const total = secondsLeft(nowMs, endMs);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** The same in seconds. */
export function secondsLeft(nowMs: number, endMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / 1000));
}

/** How long what `remaining` gives stays as it is, in ms; `undefined` once it is zero. */
export function untilNextSecond(nowMs: number, endMs: number): number | undefined {
  return endMs > nowMs ? (endMs - nowMs) % 1000 || 1000 : undefined;
}
