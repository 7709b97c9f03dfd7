'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { StoriesBrowserProps } from './StoriesBrowser.tsx';

const StoriesBrowser = lazy(async () => {
  const loaded = await import('./StoriesBrowser.tsx');
  return { default: loaded.StoriesBrowser };
});

/**
 * Keeps the code of the list off pages that have none. On a page from the server nothing stands in
 * for it: React may put what has a stand-in behind a script, and the first stories must be there
 * without. Only a page that the browser makes itself shows one, until the code has come.
 */
export function StoriesIsland(props: StoriesBrowserProps) {
  const isFromServer = useSyncExternalStore(neverChanges, notAnymore, () => true);
  const [needsStandIn] = useState(!isFromServer);
  const browser = <StoriesBrowser {...props} />;
  return needsStandIn ? <Suspense fallback={props.skeleton}>{browser}</Suspense> : browser;
}

function neverChanges() {
  return () => undefined;
}

function notAnymore(): boolean {
  return false;
}
