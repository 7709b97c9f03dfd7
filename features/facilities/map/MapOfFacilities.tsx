import type { Facility } from '#domain/facilities/facility.ts';
import { ThirdPartyMark } from '#features/shared/ThirdPartyMark.tsx';
import type { FacilityMapProps } from './FacilityMap.tsx';
import { FacilityMapIsland } from './FacilityMapIsland.tsx';
import { facilityMarkers } from './facilityMarkers.ts';

interface MapOfFacilitiesProps extends Pick<FacilityMapProps, 'cardId' | 'styleUrl' | 'labels'> {
  readonly facilities: readonly Facility[];
  /** The class of the box around the map. */
  readonly className: string;
}

/**
 * A map of the facilities whose location is known. Renders nothing without one. If the map comes from a third party, it is
 * allowed in the security policy of the page.
 */
export function MapOfFacilities({ facilities, className, ...map }: MapOfFacilitiesProps) {
  const markers = facilityMarkers(facilities);
  if (markers.length === 0) return null;
  return (
    <div className={className}>
      {map.styleUrl !== undefined && <ThirdPartyMark of="map" />}
      <FacilityMapIsland markers={markers} {...map} />
    </div>
  );
}
