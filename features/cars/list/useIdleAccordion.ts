import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { FacetDetails } from './FacetDetails.tsx';
import type { FacetPanelsProps } from './FilterPanel.tsx';

/**
 * The component for the facets beside the list: `<details>` at first, and the Accordion once it is
 * loaded, when the browser is idle. If the visitor is faster, the `<details>` stay, because replacing
 * them would take the focus. On phones, where the facets are in a drawer, nothing is loaded.
 */
export function useIdleAccordion(
  root: RefObject<HTMLElement | null>,
): ComponentType<FacetPanelsProps> {
  const [Panels, setPanels] = useState<ComponentType<FacetPanelsProps>>(() => FacetDetails);
  useEffect(() => {
    const element = root.current;
    if (!element?.checkVisibility()) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    element.addEventListener('pointerdown', stop, { signal, capture: true });
    element.addEventListener('focusin', stop, { signal });
    whenIdle(() => {
      if (signal.aborted) return;
      import('#design-system/Accordion/Accordion.tsx').then(
        ({ Accordion }) => {
          if (!signal.aborted) setPanels(() => Accordion);
          stop();
        },
        // The `<details>` stay.
        stop,
      );
    });
    return stop;
  }, [root]);
  return Panels;
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
