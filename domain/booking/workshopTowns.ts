import type { Facility } from '../facilities/facility.ts';
import type { Place } from '../places/place.ts';

/** The towns of workshops, as places to search from. A town is where its first workshop is. */
export function workshopTowns(workshops: readonly Facility[], locale: string): readonly Place[] {
  const towns = new Map<string, Place>();
  for (const { city, coordinates } of workshops) {
    if (city === '' || coordinates === undefined || towns.has(city)) continue;
    const { latitude, longitude } = coordinates;
    towns.set(city, { placeId: `town:${city}`, name: city, region: '', latitude, longitude });
  }
  return [...towns.values()].toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
