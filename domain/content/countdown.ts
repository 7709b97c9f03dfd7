/** Remaining time in the units that a countdown shows. */
export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * The time from now to the end, never negative. Seconds are rounded up, so that zero is shown exactly
 * from the end on. Days have 24 hours: it measures elapsed time, not calendar days, some of which
 * have 23 or 25 hours.
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

/** The remaining time in seconds, rounded up. */
export function secondsLeft(nowMs: number, endMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / 1000));
}

/** Time until the result of `remaining` changes, in ms; `undefined` once it is zero. */
export function untilNextSecond(nowMs: number, endMs: number): number | undefined {
  return endMs > nowMs ? (endMs - nowMs) % 1000 || 1000 : undefined;
}
