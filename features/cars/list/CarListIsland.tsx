'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { CarBrowserProps } from './CarBrowser.tsx';
import { SkeletonGrid } from './SkeletonGrid.tsx';

const CarBrowser = lazy(async () => {
  const loaded = await import('./CarBrowser.tsx');
  return { default: loaded.CarBrowser };
});

/**
 * Keeps the code of the list off pages that have none. On a page from the server nothing stands in
 * for it: React may put what has a stand-in behind a script, and the first cars must be there
 * without. Only a page that the browser makes itself shows one, until the code has come.
 */
export function CarListIsland(props: CarBrowserProps) {
  const isFromServer = useSyncExternalStore(neverChanges, notAnymore, () => true);
  const [needsStandIn] = useState(!isFromServer);
  const browser = <CarBrowser {...props} />;
  if (!needsStandIn) return browser;
  return <Suspense fallback={<SkeletonGrid>{props.skeleton}</SkeletonGrid>}>{browser}</Suspense>;
}

function neverChanges() {
  return () => undefined;
}

function notAnymore(): boolean {
  return false;
}
