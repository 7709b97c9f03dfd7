'use client';

import { island } from '../island.tsx';
import type { ScrollerProps } from './ScrollerProps.ts';

/** Loads the code of scroll rows only on pages with such a row. */
export const ScrollerIsland = island<ScrollerProps>(() =>
  import('./ScrollerBody.tsx').then((loaded) => loaded.ScrollerBody),
);
