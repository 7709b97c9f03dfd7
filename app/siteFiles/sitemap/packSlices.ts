import type { StockSlice } from '#domain/cars/directory.ts';

/**
 * Packs the slices of a stock into parts of at most `maxCars`. A slice is only split if it is larger than
 * that, so a car stays in its part as long as few others come and go.
 */
export function packSlices(
  slices: readonly StockSlice[],
  maxCars: number,
): readonly (readonly StockSlice[])[] {
  const parts: StockSlice[][] = [];
  let room = 0;
  for (const slice of slices.flatMap((whole) => split(whole, maxCars))) {
    const last = parts.at(-1);
    if (last && slice.count <= room) {
      last.push(slice);
      room -= slice.count;
    } else {
      parts.push([slice]);
      room = maxCars - slice.count;
    }
  }
  return parts;
}

function split(slice: StockSlice, maxCars: number): readonly StockSlice[] {
  const pieces = Math.ceil(slice.count / maxCars);
  return Array.from({ length: pieces }, (_, at) => ({
    ...slice,
    from: slice.from + at * maxCars,
    count: Math.min(maxCars, slice.count - at * maxCars),
  }));
}
