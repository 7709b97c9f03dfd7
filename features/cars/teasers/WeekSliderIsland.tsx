'use client';

import { island } from '#design-system/island.tsx';
import type { WeekSliderProps } from './WeekSlider.tsx';

/** Keeps the code of the slider off pages that have none. */
export const WeekSliderIsland = island<WeekSliderProps>(
  () => import('./WeekSlider.tsx').then((loaded) => loaded.WeekSlider),
  ({ cards }) => cards[0],
);
