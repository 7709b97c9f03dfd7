'use client';

import { island } from '#design-system/island.tsx';
import type { StoriesBrowserProps } from './StoriesBrowser.tsx';

/** Keeps the code of the list off pages that have none. */
export const StoriesIsland = island<StoriesBrowserProps>(
  () => import('./StoriesBrowser.tsx').then((loaded) => loaded.StoriesBrowser),
  ({ skeleton }) => skeleton,
);
