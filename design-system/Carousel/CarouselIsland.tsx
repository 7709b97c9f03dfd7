'use client';

import { island } from '../island.tsx';
import type { CarouselProps } from './Carousel.tsx';

/** Keeps the code of carousels off pages that have none. */
export const CarouselIsland = island<CarouselProps>(() =>
  import('./CarouselBody.tsx').then((loaded) => loaded.CarouselBody),
);
