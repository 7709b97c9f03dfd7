'use client';

import { island } from '#design-system/island.tsx';
import type { SavedCarsProps } from './SavedCars.tsx';

/** Loads the code of the saved cars only on pages that have them. */
export const SavedCarsIsland = island<SavedCarsProps>(() =>
  import('./SavedCars.tsx').then((loaded) => loaded.SavedCars),
);
