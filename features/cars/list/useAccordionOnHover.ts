import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { FacetDetails } from './FacetDetails.tsx';
import type { FacetPanelsProps } from './FilterPanel.tsx';

/**
 * The component for the facets beside the list: `<details>` at first, and the Accordion once the
 * pointer is over them and it is loaded. If the visitor presses or focuses something before, the
 * `<details>` stay, because replacing them would take the focus.
 */
export function useAccordionOnHover(
  root: RefObject<HTMLElement | null>,
): ComponentType<FacetPanelsProps> {
  const [Panels, setPanels] = useState<ComponentType<FacetPanelsProps>>(() => FacetDetails);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    const load = () =>
      import('#design-system/Accordion/Accordion.tsx').then(
        ({ Accordion }) => {
          if (!signal.aborted) setPanels(() => Accordion);
          stop();
        },
        // The `<details>` stay.
        stop,
      );
    element.addEventListener('pointerenter', load, { signal, once: true });
    element.addEventListener('pointerdown', stop, { signal, capture: true });
    element.addEventListener('focusin', stop, { signal });
    return stop;
  }, [root]);
  return Panels;
}
