'use client';

import { island } from '#design-system/island.tsx';
import type { ViewedCarsRowProps } from './ViewedCarsRow.tsx';

/** Loads the code only on pages of cars. */
export const ViewedCarsIsland = island<ViewedCarsRowProps>(() =>
  import('./ViewedCars.tsx').then((loaded) => loaded.ViewedCars),
);
