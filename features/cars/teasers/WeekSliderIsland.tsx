'use client';

import { island } from '#design-system/island.tsx';
import type { WeekSliderProps } from './WeekSlider.tsx';

/** Loads the code of the slider only on pages that have one. */
export const WeekSliderIsland = island<WeekSliderProps>(
  () => import('./WeekSlider.tsx').then((loaded) => loaded.WeekSlider),
  ({ cards }) => cards[0],
);
