'use client';

import { island } from '#design-system/island.tsx';
import type { LoanOnApproachProps } from './LoanOnApproach.tsx';

/** Loads the code only on pages with a loan. */
export const LoanOnApproachIsland = island<LoanOnApproachProps>(
  () => import('./LoanOnApproach.tsx').then((loaded) => loaded.LoanOnApproach),
  ({ children }) => children,
);
