import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Embla, SlideOptions } from './embla.ts';
import type { SlideDriverProps } from './SlideDriver.tsx';

/** The distance from the window at which Embla is loaded. */
const rootMargin = '200px';

interface Driven {
  /** Undefined until Embla moves the slides. */
  readonly embla: Embla | undefined;
  /** To be rendered beside the viewport. */
  readonly driver: ReactNode;
}

/** What the driver needs once its code is loaded. */
interface Loaded {
  readonly Driver: ComponentType<SlideDriverProps>;
  readonly viewport: HTMLElement;
}

/**
 * Loads Embla when the carousel comes near the window: it is larger than the other scripts of a
 * page together. Until it is loaded, and if it can't be loaded, the row scrolls natively.
 */
export function useSlideDriver(
  viewport: RefObject<HTMLElement | null>,
  options: SlideOptions,
): Driven {
  const [embla, setEmbla] = useState<Embla>();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./SlideDriver.tsx').then(
          ({ SlideDriver }) => setLoaded({ Driver: SlideDriver, viewport: element }),
          () => undefined,
        );
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);
  return {
    embla,
    driver: loaded && <loaded.Driver {...options} viewport={loaded.viewport} onReady={setEmbla} />,
  };
}
