/** The position of the stop that is closest to a number. */
export function nearestStop(stops: readonly number[], value: number): number {
  return stops.reduce(
    (best, stop, at) =>
      Math.abs(stop - value) < Math.abs((stops[best] ?? stop) - value) ? at : best,
    0,
  );
}
