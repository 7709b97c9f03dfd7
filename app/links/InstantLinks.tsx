'use client';

import { startTransition, useContext, useEffect } from 'react';
import { AppRouterContext } from '#framework/appRouter.ts';
import { linkedPage } from './linkedPage.ts';
import { savesData } from './savesData.ts';

/**
 * Opens pages of the site without a reload, for all plain links of the page. One listener replaces a
 * component for every link, which phones would have to load and hydrate. A page is prefetched when its
 * link is hovered, focused or touched, not when it becomes visible, and not for visitors who save data.
 */
export function InstantLinks() {
  const router = useContext(AppRouterContext);
  useEffect(() => {
    if (!router) return;
    const follow = (event: MouseEvent) => {
      const href = isPlainClick(event) ? linkedPage(event.target, window.location) : undefined;
      if (href === undefined) return;
      event.preventDefault();
      startTransition(() => router.push(href));
    };
    const fetchAhead = ({ target }: Event) => {
      if (savesData(navigator)) return;
      const href = linkedPage(target, window.location);
      if (href !== undefined) router.prefetch(href);
    };
    document.addEventListener('click', follow);
    for (const type of approaches) document.addEventListener(type, fetchAhead, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const type of approaches) document.removeEventListener(type, fetchAhead);
    };
  }, [router]);
  return null;
}

const approaches = ['pointerover', 'focusin', 'touchstart'] as const;

/** A click that only opens the link: no new tab, no download, not handled yet. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
