import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { onNear, onUse } from './driverCalls.ts';
import type { Embla, SlideOptions } from './embla.ts';
import type { SlideDriverProps } from './SlideDriver.tsx';

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
 * Loads Embla when the carousel comes near the window, or when the visitor uses it: it is larger than
 * the other scripts of a page together. Until it is loaded, and if it can't be loaded, the row scrolls
 * natively.
 */
export function useSlideDriver(
  viewport: RefObject<HTMLElement | null>,
  { loadOn = 'approach', ...options }: SlideOptions,
): Driven {
  const [embla, setEmbla] = useState<Embla>();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const watch = loadOn === 'approach' ? onNear : onUse;
    watch(element, signal, async () => {
      const driver = await import('./SlideDriver.tsx').catch(() => undefined);
      if (driver && !signal.aborted) setLoaded({ Driver: driver.SlideDriver, viewport: element });
    });
    return () => controller.abort();
  }, [viewport, loadOn]);
  return {
    embla,
    driver: loaded && <loaded.Driver {...options} viewport={loaded.viewport} onReady={setEmbla} />,
  };
}
