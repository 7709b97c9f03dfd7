import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

/** How slides are positioned in the viewport. */
export interface SlideOptions {
  /** Whether the first slide follows the last one. */
  readonly loop: boolean;
  /** Whether the selected slide is aligned with the start edge or centred. */
  readonly align: 'start' | 'center';
}

/** The distance from the window at which Embla is loaded. */
const rootMargin = '200px';

/**
 * Loads Embla when the carousel comes near the window: it is larger than the other scripts of a
 * page together. Until it is loaded, the row scrolls natively.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  { loop, align }: SlideOptions,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let created: EmblaCarouselType | undefined;
    let isDisposed = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const { default: EmblaCarousel } = await import('embla-carousel');
        if (isDisposed) return;
        created = EmblaCarousel(element, takeOver(element, { loop, align }));
        setEmbla(created);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => {
      isDisposed = true;
      observer.disconnect();
      created?.destroy();
    };
  }, [viewport, loop, align]);
  return embla;
}

/** Starts Embla at the slide the visitor has scrolled to. */
function takeOver(element: HTMLElement, { loop, align }: SlideOptions): EmblaOptionsType {
  const width = element.firstElementChild?.firstElementChild?.clientWidth || element.clientWidth;
  const startIndex = width > 0 ? Math.round(element.scrollLeft / width) : 0;
  element.scrollLeft = 0;
  const containScroll = align === 'start' ? 'trimSnaps' : false;
  return { loop, align, containScroll, startIndex, watchFocus: false };
}
