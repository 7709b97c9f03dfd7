'use client';

import { island } from '#design-system/island.tsx';
import { stage } from './MediaStage.css.ts';
import type { CarMediaProps } from './mediaProps.ts';

/** Loads the code of the viewer only on pages that have one. */
export const CarMediaIsland = island<CarMediaProps>(
  () => import('./CarMediaViewer.tsx').then((loaded) => loaded.CarMediaViewer),
  () => <div className={stage} />,
);
