import type { Coordinates } from '#domain/facilities/facility.ts';
import { isOnEarth } from '#domain/places/coordinates.ts';

const form = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * Latitude and longitude from `59.3293,18.0686`; `undefined` if they are missing, malformed or no place
 * on earth. `0,0` is what systems write for an unknown place.
 */
export function parseCoordinates(text: string): Coordinates | undefined {
  const [, first, second] = form.exec(text.replace(/\s/g, '')) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [latitude, longitude] = [Number(first), Number(second)];
  if (latitude === 0 && longitude === 0) return undefined;
  return isOnEarth(latitude, longitude) ? { latitude, longitude } : undefined;
}
