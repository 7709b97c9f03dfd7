import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect } from 'react';

/**
 * Brings the slide that holds the focus into its window when the Tab key moved the focus there.
 * Embla's own way of it believes a key for 10 ms only, which a slow device may need to answer it.
 */
export function useFollowedFocus(
  viewport: RefObject<HTMLElement | null>,
  embla: EmblaCarouselType | undefined,
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
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    document.addEventListener('keydown', noteKey, options);
    document.addEventListener('pointerdown', notePointer, options);
    viewport.current?.addEventListener('focusin', follow, options);
    // It may have come while the slides were a row that scrolls.
    showFocus(embla, viewport.current);
    return () => ending.abort();
  }, [viewport, embla]);
}

function showFocus(embla: EmblaCarouselType, viewport: HTMLElement | null): void {
  const slide = embla.slideNodes().findIndex((node) => node.contains(document.activeElement));
  if (slide === -1) return;
  // The browser scrolls to what takes the focus, which the slides do already.
  if (viewport) viewport.scrollLeft = 0;
  const { slideRegistry } = embla.internalEngine();
  const place = slideRegistry.findIndex((slides) => slides.includes(slide));
  if (place !== embla.selectedScrollSnap()) embla.scrollTo(place, true);
}
