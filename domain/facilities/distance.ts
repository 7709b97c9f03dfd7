import type { Coordinates } from './facility.ts';

/** The mean radius of the earth in km (IUGG). */
const earthRadiusKm = 6371.0088;

/** The distance between two places in km, along the surface of a spherical earth (haversine formula). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [latitude, otherLatitude] = [radians(from.latitude), radians(to.latitude)];
  const longitudes = radians(to.longitude - from.longitude);
  const half =
    Math.sin((otherLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin(longitudes / 2) ** 2;
  // Rounding may exceed 1 for opposite places.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
