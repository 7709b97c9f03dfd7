'use client';

import { island } from '#design-system/island.tsx';
import type { FinanceTabsProps } from './FinanceTabs.tsx';
import type { LoanOnApproachProps } from './LoanOnApproach.tsx';

/** They are in one chunk, because most pages with one have both. */
const parts = () => import('./financeParts.ts');

export const FinanceTabsIsland = island<FinanceTabsProps>(() =>
  parts().then((loaded) => loaded.FinanceTabs),
);

export const LoanOnApproachIsland = island<LoanOnApproachProps>(
  () => parts().then((loaded) => loaded.LoanOnApproach),
  ({ children }) => children,
);
