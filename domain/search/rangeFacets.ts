import type { FacetBucket } from './facet.ts';

/** The facets that are ranges; all others are choices. */
export const rangeFacetNames = [
  'car_price',
  'car_campaign_price',
  'car_mileage',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
  'car_power',
] as const;

/** How long a visitor pauses before what they typed into a range holds. */
export const rangeDebounceMs = 1500;

/** The two ends that are chosen; `low` is never above `high`. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

/** The ends that can be chosen. */
export interface RangeBounds {
  readonly min: number;
  readonly max: number;
}

/** Whether a facet of that name is a range. */
export function isRangeFacetName(name: string): boolean {
  return rangeFacetNames.some((candidate) => candidate === name);
}

/**
 * The whole number that somebody typed, with whatever spaces they or `Intl` put into it; `undefined`
 * when it is none. A number too large to be exact becomes the largest exact one.
 */
export function readRangeNumber(text: string): number | undefined {
  const written = text.replace(/[\s\p{White_Space}]/gu, '').replace(/^\u2212/u, '-');
  if (!/^[+-]?\d+$/.test(written)) return undefined;
  // Plus zero, since `-0` is another value than `0` to whoever compares.
  return clamp(Number(written), -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) + 0;
}

/** The two ends within the bounds, the lower one first; an end that isn't given is the bound's. */
export function clampRange(
  low: number | undefined,
  high: number | undefined,
  { min, max }: RangeBounds,
): NumberRange {
  const ends = [clamp(low ?? min, min, max), clamp(high ?? max, min, max)];
  return { low: Math.min(...ends), high: Math.max(...ends) };
}

/** The range with one handle moved: the other one follows rather than being passed. */
export function moveHandle(
  { low, high }: NumberRange,
  handle: 'low' | 'high',
  value: number,
): NumberRange {
  return handle === 'low'
    ? { low: value, high: Math.max(value, high) }
    : { low: Math.min(low, value), high: value };
}

/** How far a handle moves at least: one hundredth of the range, in whole numbers. */
export function rangeStep({ min, max }: RangeBounds): number {
  return Math.max(1, Math.round((max - min) / 100));
}

/** Whether a range leaves nothing out, so that it is no filter. */
export function isWholeRange({ low, high }: NumberRange, { min, max }: RangeBounds): boolean {
  return low === min && high === max;
}

/** The range that the values of a filter are: exactly two whole numbers, in either order. */
export function rangeOfValues(values: readonly string[]): NumberRange | undefined {
  const [one, other, ...more] = values.map(readRangeNumber);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return { low: Math.min(one, other), high: Math.max(one, other) };
}

/** A range as the values of a filter. */
export function valuesOfRange({ low, high }: NumberRange): readonly string[] {
  return [String(low), String(high)];
}

/**
 * The heights of a histogram's bars from 0 to 1, logarithmic, so that a few cars are seen beside
 * thousands. An empty bucket has no height, the fullest has all of it.
 */
export function histogramHeights(buckets: readonly FacetBucket[]): readonly number[] {
  const heights = buckets.map(({ count }) => (count > 0 ? Math.log1p(count) : 0));
  const highest = heights.reduce((most, height) => Math.max(most, height), 0);
  return heights.map((height) => (highest > 0 ? height / highest : 0));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
