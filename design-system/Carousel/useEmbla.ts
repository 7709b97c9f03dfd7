import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

/** How slides stand in their window. */
export interface SlideOptions {
  /** Whether the last is followed by the first. */
  readonly loop: boolean;
  /** Where the one that is shown stands: at the edge, or between its neighbours. */
  readonly align: 'start' | 'center';
}

/** So far from the window what moves the slides is fetched. */
const rootMargin = '200px';

/**
 * What moves the slides, once the carousel is near the window: it is larger than all else on a
 * page together, and until it is there the row scrolls by itself.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  { loop, align }: SlideOptions,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let taken: EmblaCarouselType | undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const { default: EmblaCarousel } = await import('embla-carousel');
        if (isGone) return;
        taken = EmblaCarousel(element, takeOver(element, { loop, align }));
        setEmbla(taken);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      taken?.destroy();
    };
  }, [viewport, loop, align]);
  return embla;
}

/** Goes on at the slide the visitor had scrolled to. */
function takeOver(element: HTMLElement, { loop, align }: SlideOptions): EmblaOptionsType {
  const width = element.firstElementChild?.firstElementChild?.clientWidth || element.clientWidth;
  const startIndex = width > 0 ? Math.round(element.scrollLeft / width) : 0;
  element.scrollLeft = 0;
  const containScroll = align === 'start' ? 'trimSnaps' : false;
  return { loop, align, containScroll, startIndex, watchFocus: false };
}
