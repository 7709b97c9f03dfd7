import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Slides, useSlides } from '#design-system/Carousel/useSlides.ts';

interface GalleryOptions {
  /** When Embla is loaded; until then the row scrolls natively. */
  readonly loadOn: 'approach' | 'use';
  /**
   * The first slide to show.
   * @default 0
   */
  readonly start?: number | undefined;
  /** Called when another slide is selected. */
  readonly onShow: (slide: number) => void;
}

/** A row of slides as wide as its viewport. */
export interface Gallery extends Pick<Slides, 'driver' | 'previous' | 'next' | 'byArrow'> {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Whether Embla moves the slides. */
  readonly isReady: boolean;
  readonly selected: number;
  /** Shows a slide. Far ones are shown without passing those between. */
  readonly goTo: (slide: number, isInstant?: boolean) => void;
}

/** The distance up to which slides pass by. */
const nearSlides = 3;

/** Moves the slides and reports the selected one, however they are moved. */
export function useGallery(count: number, { loadOn, start = 0, onShow }: GalleryOptions): Gallery {
  const viewport = useRef<HTMLDivElement>(null);
  const slides = useSlides(viewport, count, { loop: false, align: 'start', loadOn });
  const { embla, goTo } = slides;
  const scrolled = useScrolledSlide(viewport, start);
  const selected = embla ? embla.selectedScrollSnap() : scrolled;
  useEffect(() => onShow(selected), [selected, onShow]);
  return {
    ...slides,
    viewport,
    isReady: embla !== undefined,
    selected,
    goTo: (slide, isInstant = false) =>
      goTo(slide, isInstant || Math.abs(slide - selected) > nearSlides),
  };
}

/** The slide to which the row is scrolled natively. */
function useScrolledSlide(viewport: RefObject<HTMLElement | null>, start: number): number {
  const [slide, setSlide] = useState(start);
  const [first] = useState(start);
  useLayoutEffect(() => {
    const row = viewport.current;
    if (!row) return;
    row.scrollLeft = first * row.clientWidth;
    const update = () => {
      if (row.dataset['state'] !== 'ready' && row.clientWidth > 0) {
        setSlide(Math.round(row.scrollLeft / row.clientWidth));
      }
    };
    row.addEventListener('scroll', update, { passive: true });
    return () => row.removeEventListener('scroll', update);
  }, [viewport, first]);
  return slide;
}
