'use client';

import { island } from '#design-system/island.tsx';
import type { FinanceTabsProps } from './FinanceTabs.tsx';

/** Loads the code only on pages with tabs. */
export const FinanceTabsIsland = island<FinanceTabsProps>(() =>
  import('./FinanceTabs.tsx').then((loaded) => loaded.FinanceTabs),
);
