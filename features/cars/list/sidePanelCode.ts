import type { ComponentType } from 'react';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { sidePanelQuery } from './sidePanelQuery.css.ts';

/**
 * The code of the filters beside the list. Narrow windows never show them there, so browsers load it
 * only for wide ones, before they hydrate the list.
 */
export const sidePanel: { Component?: ComponentType<FilterPanelProps> } = {};

/** Loads the code if the filters are beside the list. The server renders them for all windows. */
export async function loadSidePanel(): Promise<void> {
  if (typeof window === 'undefined' || window.matchMedia(sidePanelQuery).matches) {
    sidePanel.Component = (await import('./SidePanel.tsx')).SidePanel;
  }
}
