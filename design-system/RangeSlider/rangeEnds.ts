/** The two ends of a range, as integers. */
export interface RangeEnds {
  readonly low: number;
  readonly high: number;
}

/** One of the two ends. */
export type RangeEnd = keyof RangeEnds;

/** Moves one end within the limits. If it passes the other end, both move. */
export function moveEnd(
  ends: RangeEnds,
  { end, to }: { readonly end: RangeEnd; readonly to: number },
  limits: RangeEnds,
): RangeEnds {
  const at = Math.min(Math.max(Math.round(to), limits.low), limits.high);
  return end === 'low'
    ? { low: at, high: Math.max(ends.high, at) }
    : { low: Math.min(ends.low, at), high: at };
}

/** The range clamped to the limits. */
export function withinLimits(ends: RangeEnds, limits: RangeEnds): RangeEnds {
  const low = moveEnd(ends, { end: 'low', to: ends.low }, limits).low;
  return moveEnd({ ...ends, low }, { end: 'high', to: Math.max(ends.high, low) }, limits);
}

/** Whether two ranges are the same. */
export function sameEnds(a: RangeEnds, b: RangeEnds): boolean {
  return a.low === b.low && a.high === b.high;
}

/** The step of a handle: a hundredth of the range, at least 1. */
export function stepOf({ low, high }: RangeEnds): number {
  return Math.max(1, (high - low) / 100);
}

/** The relative position of a number between the limits, from 0 to 1. */
export function shareOf(value: number, { low, high }: RangeEnds): number {
  return high > low ? (value - low) / (high - low) : 0;
}
