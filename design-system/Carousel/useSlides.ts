import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import type { Embla, SlideOptions } from './embla.ts';
import { useFollowedFocus } from './useFollowedFocus.ts';
import { useSlideDriver } from './useSlideDriver.tsx';

/** The slides and their navigation. With reduced motion, slides change without animation. */
export interface Slides {
  /** Undefined until Embla is loaded; until then the row scrolls natively. */
  readonly embla: Embla | undefined;
  /** Loads and runs Embla; to be rendered beside the viewport. */
  readonly driver: ReactNode;
  /** The index of the selected slide, and the number of positions. */
  readonly place: { readonly index: number; readonly total: number };
  readonly previous: () => void;
  readonly next: () => void;
  /** Shows a slide, without animation if `isInstant`. */
  readonly goTo: (index: number, isInstant?: boolean) => void;
  /** Key handler for the element around the slides. */
  readonly byArrow: (event: KeyboardEvent) => void;
}

/** Adds navigation to the slides in `viewport`. */
export function useSlides(
  viewport: RefObject<HTMLElement | null>,
  count: number,
  options: SlideOptions,
): Slides {
  const { embla, driver } = useSlideDriver(viewport, options);
  useFollowedFocus(viewport, embla);
  const place = usePlace(embla, count);

  const jump = () => matchMedia(reducedMotionQuery).matches;
  const scrollBy = (pages: number) =>
    viewport.current?.scrollBy({ left: pages * viewport.current.clientWidth });
  const previous = () => (embla ? embla.scrollPrev(jump()) : scrollBy(-1));
  const next = () => (embla ? embla.scrollNext(jump()) : scrollBy(1));
  return {
    embla,
    driver,
    place,
    previous,
    next,
    goTo: (index, isInstant = false) => {
      if (embla) embla.scrollTo(index, isInstant || jump());
      else showSlide(viewport.current, index);
    },
    byArrow: (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // A row that scrolls natively would move by itself as well.
      event.preventDefault();
      if (event.key === 'ArrowLeft') previous();
      else next();
    },
  };
}

function usePlace(embla: Embla | undefined, count: number): Slides['place'] {
  const [place, setPlace] = useState({ index: 0, total: count });
  useEffect(() => {
    if (!embla) return;
    const update = () =>
      setPlace({ index: embla.selectedScrollSnap(), total: embla.scrollSnapList().length });
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);
  return place;
}

/** Scrolls natively. */
function showSlide(viewport: HTMLElement | null, index: number): void {
  const slide = viewport?.firstElementChild?.children[index];
  if (slide instanceof HTMLElement) viewport?.scrollTo({ left: slide.offsetLeft });
}
