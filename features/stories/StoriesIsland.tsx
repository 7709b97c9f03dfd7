'use client';

import { island } from '#design-system/island.tsx';
import type { StoriesBrowserProps } from './StoriesBrowser.tsx';

/** Loads the code of the list only on pages that have one. */
export const StoriesIsland = island<StoriesBrowserProps>(
  () => import('./StoriesBrowser.tsx').then((loaded) => loaded.StoriesBrowser),
  ({ skeleton }) => skeleton,
);
