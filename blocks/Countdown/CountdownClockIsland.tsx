'use client';

import { island } from '#design-system/island.tsx';
import type { CountdownClockProps } from './CountdownClock.tsx';

/** Loads the code of the clock only on pages that have one. */
export const CountdownClockIsland = island<CountdownClockProps>(() =>
  import('./CountdownClock.tsx').then((loaded) => loaded.CountdownClock),
);
