'use client';

import { island } from '#design-system/island.tsx';
import type { CarListBodyProps } from './CarListBody.tsx';
import { SkeletonGrid } from './SkeletonGrid.tsx';
import { loadSidePanel } from './sidePanelCode.ts';

/** Loads the code of the list only on pages that have one. */
export const CarListIsland = island<CarListBodyProps>(
  () =>
    Promise.all([import('./CarListBody.tsx'), loadSidePanel()]).then(([body]) => body.CarListBody),
  ({ skeleton }) => <SkeletonGrid>{skeleton}</SkeletonGrid>,
);
