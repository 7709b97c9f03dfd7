interface Point {
  /** In degrees, like the longitude. */
  readonly latitude: number;
  readonly longitude: number;
}

const kmPerDegree = 111.2;

/** The distance in km on a plane, which is accurate enough between neighbours and within a country. */
export function distanceKm(a: Point, b: Point): number {
  const narrowing = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowing) * kmPerDegree;
}
