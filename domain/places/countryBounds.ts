import type { Country } from '#domain/sites/site.ts';

/** The edges of a country in degrees, rounded outwards. */
interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The rectangle around each country. */
export const countryBounds: Readonly<Record<Country, Bounds>> = {
  SE: { south: 55, north: 70, west: 10, east: 25 },
  NO: { south: 57, north: 72, west: 4, east: 32 },
  GB: { south: 49, north: 61, west: -9, east: 2 },
  FI: { south: 59, north: 71, west: 19, east: 32 },
  SK: { south: 47, north: 50, west: 16, east: 23 },
};

/** Whether a place may be in a country: it is in the rectangle around it. */
export function mayBeIn(country: Country, latitude: number, longitude: number): boolean {
  const { south, north, west, east } = countryBounds[country];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
