'use client';

import { island } from '#design-system/island.tsx';
import type { OpeningHoursProps } from './OpeningHours.tsx';
import type { OpenStateProps } from './OpenState.tsx';

/** Loads the code of opening hours only on pages that have some. */
export const OpeningHoursIsland = island<OpeningHoursProps>(() =>
  import('./OpeningHours.tsx').then((loaded) => loaded.OpeningHours),
);

/** Loads the code of the open state only on pages that have one. */
export const OpenStateIsland = island<OpenStateProps>(() =>
  import('./OpenState.tsx').then((loaded) => loaded.OpenState),
);
