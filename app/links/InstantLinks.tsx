'use client';

import { startTransition, useContext, useEffect } from 'react';
import { leaveOverlayEntry, overlaysOfEntry } from '#design-system/Overlay/overlayEntry.ts';
import { AppRouterContext, PrefetchKind } from '#framework/appRouter.ts';
import { linkedPage } from './linkedPage.ts';
import { savesData } from './savesData.ts';

/**
 * Opens pages of the site without a reload, for all plain links of the page. One listener replaces a
 * component for every link, which phones would have to load and hydrate. A page is fetched ahead when its link
 * is touched, focused, or hovered for a moment, and not for visitors who save data.
 */
export function InstantLinks() {
  const router = useContext(AppRouterContext);
  useEffect(leaveOverlayEntry, []);
  useEffect(() => {
    if (!router) return;
    const follow = (event: MouseEvent) => {
      const href = isPlainClick(event) ? linkedPage(event.target, window.location) : undefined;
      if (href === undefined) return;
      event.preventDefault();
      // The page takes the history entry of an overlay that contains the link, so that Back doesn't lead to it.
      const how = overlaysOfEntry() > 0 ? 'replace' : 'push';
      startTransition(() => router[how](href));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchAhead = ({ target, type }: Event) => {
      // The pointer has left the last link, or moves within it.
      clearTimeout(timer);
      const href = linkedPage(target, window.location);
      if (href === undefined || savesData(navigator)) return;
      const fetchNow = () => router.prefetch(href, { kind: PrefetchKind.FULL });
      timer = setTimeout(fetchNow, type === 'pointerover' ? intentMs : 0);
    };
    document.addEventListener('click', follow);
    for (const type of approaches) document.addEventListener(type, fetchAhead, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow);
      for (const type of approaches) document.removeEventListener(type, fetchAhead);
    };
  }, [router]);
  return null;
}

/** How long the pointer rests on a link that is meant; a pointer that crosses a list fetches nothing (ms). */
const intentMs = 60;

const approaches = ['pointerover', 'focusin', 'touchstart'] as const;

/** A click that only opens the link: no new tab, no download, not handled yet. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
