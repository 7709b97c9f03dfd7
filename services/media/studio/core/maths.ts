/** Reads a cell; outside the array there is nothing, so it is 0. */
export function at(cells: ArrayLike<number>, index: number): number {
  return cells[index] ?? 0;
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** 0 below `low`, 1 above `high`, and a soft curve between; the bounds may be given backwards. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** A knot of a curve drawn through given points. */
export type Point = readonly [x: number, y: number];

/** Height of the curve through `knots` (sorted by x) at `x`: smooth, and it never overshoots. */
export function curveThrough(knots: readonly Point[], x: number): number {
  const last = knots.length - 1;
  const next = knots.findIndex(([kx]) => kx > x);
  if (next === 0) return knots[0]?.[1] ?? 0;
  if (next === -1) return knots[last]?.[1] ?? 0;
  const [x0, y0] = knots[next - 1] ?? [0, 0];
  const [x1, y1] = knots[next] ?? [1, 0];
  const t = (x - x0) / (x1 - x0);
  const m0 = tangent(knots, next - 1) * (x1 - x0);
  const m1 = tangent(knots, next) * (x1 - x0);
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * m1
  );
}

function slope(knots: readonly Point[], index: number): number {
  const [x0, y0] = knots[index] ?? [0, 0];
  const [x1, y1] = knots[index + 1] ?? [x0 + 1, y0];
  return (y1 - y0) / (x1 - x0);
}

function tangent(knots: readonly Point[], index: number): number {
  if (index === 0) return slope(knots, 0);
  if (index === knots.length - 1) return slope(knots, index - 1);
  const before = slope(knots, index - 1);
  const after = slope(knots, index);
  if (before * after <= 0) return 0;
  return (2 * before * after) / (before + after);
}
