/** The position of the stop that is closest to a number. */
export function nearestStop(stops: readonly number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
