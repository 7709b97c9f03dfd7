'use client';

import { startTransition, useContext, useEffect } from 'react';
import { leaveOverlayEntry, overlaysOfEntry } from '#design-system/Overlay/overlayEntry.ts';
import { AppRouterContext, PrefetchKind } from '#framework/appRouter.ts';
import { watchLinks } from './watchLinks.ts';

/**
 * Opens pages of the site without a reload, for all plain links of the page. One listener replaces a
 * component for every link, which phones would have to load and hydrate.
 */
export function InstantLinks() {
  const router = useContext(AppRouterContext);
  useEffect(leaveOverlayEntry, []);
  useEffect(() => {
    if (!router) return;
    return watchLinks({
      open: (href) => {
        // The page takes the history entry of an overlay that contains the link, so that Back doesn't lead to it.
        const how = overlaysOfEntry() > 0 ? 'replace' : 'push';
        startTransition(() => router[how](href));
      },
      fetchAhead: (href) => router.prefetch(href, { kind: PrefetchKind.FULL }),
    });
  }, [router]);
  return null;
}
