'use client';

import { island } from '#design-system/island.tsx';
import type { FacilityMapProps } from './FacilityMap.tsx';

/** The frame of the map; its code is loaded when the map comes near, and its library after that. */
export const FacilityMapIsland = island<FacilityMapProps>(() =>
  import('./FacilityMapOnApproach.tsx').then((loaded) => loaded.FacilityMapOnApproach),
);
