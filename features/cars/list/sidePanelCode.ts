import type { ComponentType } from 'react';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { sidePanelQuery } from './sidePanelQuery.css.ts';

/**
 * The code of the filters beside the list. Narrow windows never show them there, so browsers load it
 * only for wide ones, before they hydrate the list.
 */
export const sidePanel: { Component?: ComponentType<FilterPanelProps> } = {};

/** Whether the filters are beside the list. The server renders them for all windows. */
export function isBesideList(): boolean {
  return typeof window === 'undefined' || window.matchMedia(sidePanelQuery).matches;
}
