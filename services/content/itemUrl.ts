import type { Item } from './model.ts';
import type { ContentStore } from './store.ts';

/**
 * The address of an item on its site. Pages outside the default language carry the language as
 * a prefix; items that are no pages have their content path, as they have no address.
 */
export function itemUrlPath(item: Item, store: ContentStore): string {
  if (item.layout === undefined) return item.path;
  const { routePath } = item.layout;
  const site = item.siteName === undefined ? undefined : store.site(item.siteName);
  if (site === undefined || site.language === item.language) return routePath;
  return routePath === '/' ? `/${item.language}` : `/${item.language}${routePath}`;
}
