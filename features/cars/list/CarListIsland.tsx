'use client';

import { island } from '#design-system/island.tsx';
import type { CarListBodyProps } from './CarListBody.tsx';
import { SkeletonGrid } from './SkeletonGrid.tsx';

/** Loads the code of the list only on pages that have one. */
export const CarListIsland = island<CarListBodyProps>(
  () => import('./CarListBody.tsx').then((loaded) => loaded.CarListBody),
  ({ skeleton }) => <SkeletonGrid>{skeleton}</SkeletonGrid>,
);
