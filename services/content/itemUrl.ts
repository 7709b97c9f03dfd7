import type { Item } from './model.ts';
import type { ContentStore } from './store.ts';

/**
 * The address of an item on its site. Pages outside the default language have the language as
 * a prefix. Items that are not pages have no address, so their content path is returned.
 */
export function itemUrlPath(item: Item, store: Pick<ContentStore, 'site'>): string {
  if (item.layout === undefined) return item.path;
  const { routePath } = item.layout;
  const site = item.siteName === undefined ? undefined : store.site(item.siteName);
  if (site === undefined || site.language === item.language) return routePath;
  return routePath === '/' ? `/${item.language}` : `/${item.language}${routePath}`;
}
