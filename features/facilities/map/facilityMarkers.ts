import type { Facility } from '#domain/facilities/facility.ts';

/** A facility on a map; the id is its slug. */
interface FacilityMarker {
  readonly id: string;
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The facilities whose place is known, in the same order. */
export function facilityMarkers(facilities: readonly Facility[]): readonly FacilityMarker[] {
  return facilities.flatMap(({ slug, name, coordinates }) =>
    coordinates ? [{ id: slug, label: name, ...coordinates }] : [],
  );
}
