'use client';

import { island } from '#design-system/island.tsx';
import type { FacilityKeyphraseProps } from './FacilityKeyphrase.tsx';

/** Loads the code of the search field only on pages that have one. */
export const FacilityKeyphraseIsland = island<FacilityKeyphraseProps>(() =>
  import('./FacilityKeyphrase.tsx').then((loaded) => loaded.FacilityKeyphrase),
);
