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

/** What a state says of the address of a page below an item, from the last part of the address. */
export function routeBelow(
  parent: Item,
  { language, segment }: { readonly language: string; readonly segment: string },
  store: Pick<ContentStore, 'ancestors' | 'versions'>,
): string {
  const [known = parent] = store.versions(parent);
  // In another language, there may be no page above to follow.
  const isBelowPage = [known, ...store.ancestors(known)].some((above) =>
    store.versions(above).some((each) => each.language === language && each.layout),
  );
  return isBelowPage ? segment : `/${segment}`;
}

/** The address of a page, from what its state says and the address of the nearest page above. */
export function absoluteRoute(route: string, above: string | undefined): string {
  if (route.startsWith('/')) return route;
  return above === undefined || above === '/' ? `/${route}` : `${above}/${route}`;
}
