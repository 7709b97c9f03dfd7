import type { Site } from '../model.ts';
import { itemPaging, type PageArguments, pageOf } from '../paging.ts';
import { itemSearch } from '../search/itemSearch.ts';
import type { SearchOrder } from '../search/ordering.ts';
import type { SearchPredicate } from '../search/predicate.ts';
import { itemView, pageView } from './itemView.ts';
import { siteView } from './siteView.ts';
import type { World } from './world.ts';

interface ItemArguments {
  path?: string | null;
  language: string;
  version?: string | null;
}

interface LayoutArguments {
  site: string;
  routePath: string;
  language: string;
}

interface SearchArguments extends PageArguments {
  where: SearchPredicate;
  orderBy?: SearchOrder | null;
}

interface SitePageArguments {
  pageNumber?: number | null;
  pageSize?: number | null;
}

/** The root fields of the schema. */
export function queryView(world: World): object {
  return {
    item: (wanted: ItemArguments) => findItem(wanted, world),
    layout: ({ site, routePath, language }: LayoutArguments) => {
      const page = world.store.page(site, routePath, language);
      return { item: page === undefined ? null : () => itemView(page, world) };
    },
    search: (wanted: SearchArguments) => searchItems(wanted, world),
    site: () => sitesView(world),
  };
}

function findItem({ path, language, version }: ItemArguments, world: World): object | null {
  const item = world.store.item(path ?? '', language);
  const isWanted = version == null || ['', 'latest', String(item?.version)].includes(version);
  return item === undefined || !isWanted ? null : itemView(item, world);
}

function searchItems({ where, orderBy, ...wanted }: SearchArguments, world: World): object {
  const { store } = world;
  const search = itemSearch(store);
  const order = search.order(orderBy);
  const found = search.find(where, order);
  return pageView(pageOf(found, wanted, itemPaging(found, order, store)), world);
}

function sitesView(world: World): object {
  const { sites, site: named } = world.store;
  const view = (site: Site) => siteView(site, world);
  return {
    siteInfo: ({ site }: { site: string }) => {
      const found = named(site);
      return found === undefined ? null : view(found);
    },
    allSiteInfo: ({ pageNumber, pageSize }: SitePageArguments) => {
      const size = Math.max(1, pageSize ?? 500);
      const start = (Math.max(1, pageNumber ?? 1) - 1) * size;
      return { total: sites.length, results: sites.slice(start, start + size).map(view) };
    },
    siteInfoCollection: () => sites.map(view),
  };
}
