'use client';

import { island } from '#design-system/island.tsx';
import type { FacilityFormProps } from './FacilityForm.tsx';

/** Loads the code of the form only on pages that have one. */
export const FacilityFormIsland = island<FacilityFormProps>(() =>
  import('./FacilityForm.tsx').then((loaded) => loaded.FacilityForm),
);
