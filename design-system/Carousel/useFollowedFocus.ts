import { type RefObject, useEffect } from 'react';
import type { Embla } from './embla.ts';

/**
 * Scrolls the focused slide into view when the Tab key has moved the focus there. Embla's own
 * implementation expects the focus within 10 ms of the key press, which is too short for slow
 * devices.
 */
export function useFollowedFocus(
  viewport: RefObject<HTMLElement | null>,
  embla: Embla | undefined,
): void {
  useEffect(() => {
    if (!embla) return;
    let isTabbing = false;
    const noteKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') isTabbing = true;
    };
    const notePointer = () => {
      isTabbing = false;
    };
    const follow = () => {
      if (isTabbing) showFocus(embla, viewport.current);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    document.addEventListener('keydown', noteKey, options);
    document.addEventListener('pointerdown', notePointer, options);
    viewport.current?.addEventListener('focusin', follow, options);
    // The focus may have moved before Embla was loaded.
    showFocus(embla, viewport.current);
    return () => controller.abort();
  }, [viewport, embla]);
}

function showFocus(embla: Embla, viewport: HTMLElement | null): void {
  const slide = embla.slideNodes().findIndex((node) => node.contains(document.activeElement));
  if (slide === -1) return;
  // Undoes the browser's own scrolling to the focused element, since Embla moves the slides.
  if (viewport) viewport.scrollLeft = 0;
  // Each slide has its own position, except those that fit beside the last one.
  const place = Math.min(slide, embla.scrollSnapList().length - 1);
  if (place !== embla.selectedScrollSnap()) embla.scrollTo(place, true);
}
