import { type ComponentType, useEffect, useState } from 'react';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { isBesideList, sidePanel } from './sidePanelCode.ts';
import { sidePanelQuery } from './sidePanelQuery.css.ts';

/** The filters beside the list, if their code is loaded. It is loaded when the window becomes wide. */
export function useSidePanel(): ComponentType<FilterPanelProps> | undefined {
  const [Panel, setPanel] = useState(() => sidePanel.Component);
  useEffect(() => {
    if (Panel) return;
    const wide = window.matchMedia(sidePanelQuery);
    const load = () =>
      loadSidePanel().then(
        () => setPanel(() => sidePanel.Component),
        // The panel stays as the server rendered it.
        () => undefined,
      );
    load();
    wide.addEventListener('change', load);
    return () => wide.removeEventListener('change', load);
  }, [Panel]);
  return Panel;
}

async function loadSidePanel(): Promise<void> {
  if (isBesideList()) sidePanel.Component = (await import('./SidePanel.tsx')).SidePanel;
}
