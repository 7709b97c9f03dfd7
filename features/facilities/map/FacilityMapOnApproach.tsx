import { useEffect, useRef, useState } from 'react';
import { MapFailure, MapPlaceholder } from '#design-system/Map/MapPlaceholder.tsx';
import { onApproach } from '#design-system/onApproach.ts';
import { reportMapFailure } from '#features/shared/reportMapFailure.ts';
import type { FacilityMap as FacilityMapComponent, FacilityMapProps } from './FacilityMap.tsx';

/** Earlier than the library of the map, which loads when the map itself comes near. */
const rootMargin = '600px';

/** The map of facilities, whose code is loaded when it comes near the window. */
export function FacilityMapOnApproach(props: FacilityMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [FacilityMap, setFacilityMap] = useState<typeof FacilityMapComponent | 'failed'>();
  useEffect(() => {
    const load = () =>
      import('./FacilityMap.tsx').then(
        (loaded) => setFacilityMap(() => loaded.FacilityMap),
        (error: unknown) => {
          reportMapFailure(error);
          setFacilityMap('failed');
        },
      );
    return place.current ? onApproach(place.current, rootMargin, load) : undefined;
  }, []);
  return <div ref={place}>{contentOf(FacilityMap, props)}</div>;
}

function contentOf(
  FacilityMap: typeof FacilityMapComponent | 'failed' | undefined,
  props: FacilityMapProps,
) {
  const { size, labels } = props;
  if (FacilityMap === undefined) return <MapPlaceholder size={size} label={labels.loading} />;
  if (FacilityMap === 'failed') return <MapFailure size={size} label={labels.failed} />;
  return <FacilityMap {...props} />;
}
