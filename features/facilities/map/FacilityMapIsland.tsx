'use client';

import { island } from '#design-system/island.tsx';
import type { FacilityMapProps } from './FacilityMap.tsx';

/** Loads the code of the map's frame only on pages that have a map; its library comes later. */
export const FacilityMapIsland = island<FacilityMapProps>(() =>
  import('./FacilityMap.tsx').then((loaded) => loaded.FacilityMap),
);
