import { type RefObject, useEffect } from 'react';
import { panelTop } from './MenuPanel.css.ts';

/**
 * Limits the panel of an open group to the part of the window below it. The style sheet can't know
 * the panel's top: an alert above the header moves it, also while the panel is open, and changes
 * the height of the page when it does.
 */
export function useRoomBelow(group: RefObject<HTMLDetailsElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const observer = new ResizeObserver(() => measure(group.current));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [group, isOpen]);
}

function measure(group: HTMLDetailsElement | null): void {
  const panel = group?.lastElementChild;
  if (!panel) return;
  const top = Math.max(0, panel.getBoundingClientRect().top);
  group.style.setProperty(panelTop, `${top}px`);
}
