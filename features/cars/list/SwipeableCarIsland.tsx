'use client';

import type { ReactNode } from 'react';
import { island } from '#design-system/island.tsx';
import type { SwipeableCarProps } from './SwipeableCar.tsx';

interface SwipeableCarIslandProps extends SwipeableCarProps {
  /** The placeholder of a car. */
  readonly skeleton: ReactNode;
}

/** The card of a car that the server hasn't rendered, or about which something has changed since. */
export const SwipeableCarIsland = island<SwipeableCarIslandProps>(
  () => import('./SwipeableCar.tsx').then(({ SwipeableCar }) => SwipeableCar),
  ({ skeleton }) => skeleton,
);
