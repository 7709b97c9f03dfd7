import type { Coordinates } from '#domain/facilities/facility.ts';
import { isOnEarth } from '#domain/places/coordinates.ts';
import { mayBeIn } from '#domain/places/countryBounds.ts';
import type { Country } from '#domain/sites/site.ts';

const form = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * Latitude and longitude from `59.3293,18.0686`; `undefined` if they are missing, malformed or no place
 * on earth. `0,0` is what systems write for an unknown place. If the place is in the country only with the two
 * swapped, they are swapped.
 */
export function parseCoordinates(text: string, country: Country): Coordinates | undefined {
  const match = form.exec(text.replace(/\s/g, ''));
  if (!match) return undefined;
  const [one, other] = [Number(match[1]), Number(match[2])];
  if (one === 0 && other === 0) return undefined;
  const isSwapped = !mayBeIn(country, one, other) && mayBeIn(country, other, one);
  const [latitude, longitude] = isSwapped ? [other, one] : [one, other];
  return isOnEarth(latitude, longitude) ? { latitude, longitude } : undefined;
}
