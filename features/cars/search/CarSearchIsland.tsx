'use client';

import { island } from '#design-system/island.tsx';
import type { CarSearchFormProps } from './CarSearchForm.tsx';

/** Loads the code of search bars only on pages that have one. */
export const CarSearchIsland = island<CarSearchFormProps>(() =>
  import('./CarSearchForm.tsx').then((loaded) => loaded.CarSearchForm),
);
