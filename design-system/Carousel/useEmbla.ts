import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

/** So far from the window what moves the slides is fetched. */
const rootMargin = '200px';

/**
 * What moves the slides, once the carousel is near the window: it is larger than all else on a
 * page together, and until it is there the row scrolls by itself.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  loop: boolean,
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
        taken = EmblaCarousel(element, takeOver(element, loop));
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
  }, [viewport, loop]);
  return embla;
}

/** Goes on at the slide the visitor had scrolled to. */
function takeOver(element: HTMLElement, loop: boolean): EmblaOptionsType {
  const slide = element.querySelector('[role="group"]');
  const width = slide?.clientWidth || element.clientWidth;
  const startIndex = width > 0 ? Math.round(element.scrollLeft / width) : 0;
  element.scrollLeft = 0;
  return { loop, align: 'start', containScroll: 'trimSnaps', startIndex };
}
