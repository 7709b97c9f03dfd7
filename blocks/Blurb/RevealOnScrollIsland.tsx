'use client';

import { island } from '#design-system/island.tsx';
import type { RevealOnScrollProps } from './RevealOnScroll.tsx';

/** Loads the code of the animation only on pages that have one. */
export const RevealOnScrollIsland = island<RevealOnScrollProps>(
  () => import('./RevealOnScroll.tsx').then((loaded) => loaded.RevealOnScroll),
  ({ children }) => children,
);
