'use client';

import { island } from '#design-system/island.tsx';
import type { BackToListProps } from '#features/shared/BackToList.tsx';

/** Makes the link from a facility to the list go back to it. */
export const BackToFacilitiesIsland = island<BackToListProps>(() =>
  import('./backToFacilities.ts').then((loaded) => loaded.BackToList),
);
