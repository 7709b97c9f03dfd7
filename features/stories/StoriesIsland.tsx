'use client';

import { lazy } from 'react';
import type { StoriesBrowserProps } from './StoriesBrowser.tsx';

const StoriesBrowser = lazy(async () => {
  const loaded = await import('./StoriesBrowser.tsx');
  return { default: loaded.StoriesBrowser };
});

/**
 * Keeps the code of the list off pages that have none. There is no boundary of its own around it
 * on purpose: React may put what stands in one behind a script, and the first stories must be
 * there without.
 */
export function StoriesIsland(props: StoriesBrowserProps) {
  return <StoriesBrowser {...props} />;
}
