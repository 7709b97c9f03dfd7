'use client';

import { lazy, Suspense } from 'react';
import { useNeedsStandIn } from '#design-system/useNeedsStandIn.ts';
import type { StoriesBrowserProps } from './StoriesBrowser.tsx';

const StoriesBrowser = lazy(async () => {
  const loaded = await import('./StoriesBrowser.tsx');
  return { default: loaded.StoriesBrowser };
});

/** Keeps the code of the list off pages that have none. */
export function StoriesIsland(props: StoriesBrowserProps) {
  const browser = <StoriesBrowser {...props} />;
  if (!useNeedsStandIn()) return browser;
  return <Suspense fallback={props.skeleton}>{browser}</Suspense>;
}
