'use client';

import { island } from '#design-system/island.tsx';
import type { FinanceQuoteToolProps } from './FinanceQuoteTool.tsx';

/** Keeps the code of finance quotes off pages without them. */
export const FinanceQuoteIsland = island<FinanceQuoteToolProps>(() =>
  import('./FinanceQuoteOnApproach.tsx').then((loaded) => loaded.FinanceQuoteOnApproach),
);
