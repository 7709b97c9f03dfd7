'use client';

import { island } from '#design-system/island.tsx';
import type { CountdownClockProps } from './CountdownClock.tsx';

/** Keeps the code of the clock off pages that have none. */
export const CountdownClockIsland = island<CountdownClockProps>(() =>
  import('./CountdownClock.tsx').then((loaded) => loaded.CountdownClock),
);
