'use client';

import { island } from '#design-system/island.tsx';
import type { CarListBodyProps } from './CarListBody.tsx';
import { SkeletonGrid } from './SkeletonGrid.tsx';

/** Keeps the code of the list off pages that have none. */
export const CarListIsland = island<CarListBodyProps>(
  () => import('./CarListBody.tsx').then((loaded) => loaded.CarListBody),
  ({ skeleton }) => <SkeletonGrid>{skeleton}</SkeletonGrid>,
);
