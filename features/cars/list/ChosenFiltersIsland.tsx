'use client';

import { optionalIsland } from '#design-system/island.tsx';
import type { ChosenFiltersProps } from './ChosenFilters.tsx';

/** The chosen filters as chips. Their code is loaded with the first filter; without it, the filters themselves say what is chosen. */
export const ChosenFiltersIsland = optionalIsland<ChosenFiltersProps>(() =>
  import('./ChosenFilters.tsx').then(({ ChosenFilters }) => ChosenFilters),
);
