import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import { type ItemState, storedLayout } from './itemState.ts';

/** What a version would say of an item. */
export function stateOf(item: Item, store: Pick<ContentStore, 'ancestors'>): ItemState {
  const { name, displayName, templateName, parentId, sortOrder, created, fields, layout } = item;
  const own = { name, displayName, templateName, parentId, sortOrder, created };
  const state: ItemState = { ...own, fields: [...fields] };
  if (!layout) return state;
  const above = store.ancestors(item).find((ancestor) => ancestor.layout);
  const route = relativeRoute(layout.routePath, above?.layout?.routePath);
  return { ...state, layout: { route, placeholders: storedLayout(layout.placeholders) } };
}

/** The address of a page as far as it follows that of the nearest page above. */
export function relativeRoute(routePath: string, above: string | undefined): string {
  if (above === undefined) return routePath;
  const start = above === '/' ? '/' : `${above}/`;
  return routePath.startsWith(start) && routePath !== start
    ? routePath.slice(start.length)
    : routePath;
}

/** The address of a page, from what its state says and the address of the nearest page above. */
export function absoluteRoute(route: string, above: string | undefined): string {
  if (route.startsWith('/')) return route;
  return above === undefined || above === '/' ? `/${route}` : `${above}/${route}`;
}
