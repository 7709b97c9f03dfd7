'use client';

import { island } from '../island.tsx';
import type { CarouselProps } from './CarouselProps.ts';

/** Loads the carousel code only on pages with a carousel. */
export const CarouselIsland = island<CarouselProps>(() =>
  import('./CarouselBody.tsx').then((loaded) => loaded.CarouselBody),
);
