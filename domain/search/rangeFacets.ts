/** Delay after the last keystroke before a typed range is applied. */
export const rangeDebounceMs = 1500;

/** A chosen range; `low` is never above `high`. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

/** The bounds of a range. */
export interface RangeBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Parses an integer of an address in its canonical form; `undefined` if it is not an integer. A number too large
 * to be exact becomes the largest safe integer, which is beyond all bounds too.
 */
export function readRangeNumber(text: string): number | undefined {
  const written = text.trim();
  if (!/^-?\d+$/.test(written)) return undefined;
  // Adding zero turns `-0` into `0`.
  return clamp(Number(written), -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) + 0;
}

/** Limits the ends to the bounds and orders them; a missing end becomes the bound. */
export function clampRange(
  low: number | undefined,
  high: number | undefined,
  { min, max }: RangeBounds,
): NumberRange {
  const ends = [clamp(low ?? min, min, max), clamp(high ?? max, min, max)];
  return { low: Math.min(...ends), high: Math.max(...ends) };
}

/** Moves one handle of the range; it pushes the other one along instead of passing it. */
export function moveHandle(
  { low, high }: NumberRange,
  handle: 'low' | 'high',
  value: number,
): NumberRange {
  return handle === 'low'
    ? { low: value, high: Math.max(value, high) }
    : { low: Math.min(low, value), high: value };
}

/** The step of a handle: one hundredth of the range, as an integer. */
export function rangeStep({ min, max }: RangeBounds): number {
  return Math.max(1, Math.round((max - min) / 100));
}

/** Whether a range equals its bounds, so that it filters nothing. */
export function isWholeRange({ low, high }: NumberRange, { min, max }: RangeBounds): boolean {
  return low === min && high === max;
}

/** The range of a filter with exactly two integer values, in either order. */
export function rangeOfValues(values: readonly string[]): NumberRange | undefined {
  const [one, other, ...more] = values.map(readRangeNumber);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return { low: Math.min(one, other), high: Math.max(one, other) };
}

/** The filter values of a range. */
export function valuesOfRange({ low, high }: NumberRange): readonly string[] {
  return [String(low), String(high)];
}

/**
 * The heights of a histogram's bars from 0 to 1, logarithmic, so that small counts stay visible beside
 * large ones. A count of 0 has height 0, the largest has height 1.
 */
export function histogramHeights(counts: readonly number[]): readonly number[] {
  const heights = counts.map((count) => (count > 0 ? Math.log1p(count) : 0));
  const highest = heights.reduce((most, height) => Math.max(most, height), 0);
  return heights.map((height) => (highest > 0 ? height / highest : 0));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
