'use client';

import { island } from '../island.tsx';
import type { ScrollerProps } from './Scroller.tsx';

/** Keeps the code of rows that scroll off pages that have none. */
export const ScrollerIsland = island<ScrollerProps>(() =>
  import('./ScrollerBody.tsx').then((loaded) => loaded.ScrollerBody),
);
