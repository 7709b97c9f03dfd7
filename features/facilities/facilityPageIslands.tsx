'use client';

import { island } from '#design-system/island.tsx';
import type { BackToListProps } from '#features/shared/BackToList.tsx';
import type { OpeningHoursProps } from './hours/OpeningHours.tsx';
import type { OpenStateProps } from './hours/OpenState.tsx';

/** They are in one chunk, because the page of a facility has all of them. */
const parts = () => import('./facilityPageParts.ts');

export const OpeningHoursIsland = island<OpeningHoursProps>(() =>
  parts().then((loaded) => loaded.OpeningHours),
);

export const OpenStateIsland = island<OpenStateProps>(() =>
  parts().then((loaded) => loaded.OpenState),
);

/** Makes the link from a facility to the list go back to it. */
export const BackToFacilitiesIsland = island<BackToListProps>(() =>
  parts().then((loaded) => loaded.BackToList),
);
