'use client';

import { island } from '#design-system/island.tsx';
import type { PageActionsProps } from './PageActions.tsx';

/** Loads the code of the menu only on pages that have one. */
export const PageActionsIsland = island<PageActionsProps>(() =>
  import('./PageActions.tsx').then((loaded) => loaded.PageActions),
);
