'use client';

import { island } from '#design-system/island.tsx';
import type { ViewedCarProps } from './ViewedCar.tsx';

/** Loads the code only on pages of cars. */
export const ViewedCarIsland = island<ViewedCarProps>(() =>
  import('./ViewedCar.tsx').then((loaded) => loaded.ViewedCar),
);
