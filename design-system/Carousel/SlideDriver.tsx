import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect } from 'react';
import type { Embla, SlideOptions } from './embla.ts';

export interface SlideDriverProps extends SlideOptions {
  /** The element that clips the slides. */
  readonly viewport: HTMLElement;
  /** Called when Embla moves the slides instead of the browser. */
  readonly onReady: (embla: Embla) => void;
}

/**
 * Moves the slides with Embla. It renders nothing: it is a component because the code of a component
 * can be loaded later than the slides, and the code of a hook can't.
 */
export function SlideDriver({ viewport, loop, align, onReady }: SlideDriverProps) {
  const [attach, embla] = useEmblaCarousel({
    loop,
    align,
    containScroll: align === 'start' ? 'trimSnaps' : false,
    watchFocus: false,
    watchDrag: isSlideDrag,
  });
  useEffect(() => attach(viewport), [viewport, attach]);
  // Before the next paint, because Embla now moves the slides by what the browser has scrolled.
  useLayoutEffect(() => {
    if (!embla) return;
    const slide = scrolledSlide(viewport);
    viewport.scrollLeft = 0;
    embla.scrollTo(slide, true);
    onReady(embla);
  }, [embla, viewport, onReady]);
  return null;
}

/** Content that is dragged itself, such as an enlarged picture, has `data-drag="own"`. */
function isSlideDrag(_: unknown, { target }: MouseEvent | TouchEvent): boolean {
  return !(target instanceof Element && target.closest('[data-drag="own"]'));
}

/** The index of the slide to which the visitor has scrolled. */
function scrolledSlide(viewport: HTMLElement): number {
  const width = viewport.firstElementChild?.firstElementChild?.clientWidth || viewport.clientWidth;
  return width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
}
