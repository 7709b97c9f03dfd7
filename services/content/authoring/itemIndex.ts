import type { Item } from '../model.ts';
import { relativeRoute } from './stateOf.ts';
import type { ItemKey } from './versionStore.ts';

/** The items of the content files, by key, with what follows from their places. */
export interface ItemIndex {
  readonly items: ReadonlyMap<string, Item>;
  /** The address of a page, from the nearest page above. */
  readonly routeOf: (item: Item) => string;
  /** The languages that an item exists in. */
  readonly languagesOf: (id: string) => readonly string[];
  readonly siteNameOf: (id: string) => string | undefined;
}

/** The key of an item in a language. */
export function keyOfItem({ item, language }: ItemKey): string {
  return `${item} ${language}`;
}

/** The key of an item of a tree. */
export function keyOfTreeItem({ id, language }: Pick<Item, 'id' | 'language'>): string {
  return `${id} ${language}`;
}

const indices = new WeakMap<
  readonly Item[],
  Pick<ItemIndex, 'items' | 'routeOf'> & { languages: ReadonlyMap<string, readonly Item[]> }
>();

/** Indexes the items of the content files, and the languages that versions add. */
export function createItemIndex(files: readonly Item[], versions: readonly ItemKey[]): ItemIndex {
  const { items, routeOf, languages } = indexFiles(files);
  const added = Map.groupBy(versions, ({ item }) => item);
  return {
    items,
    routeOf,
    languagesOf: (id) => [
      ...(languages.get(id) ?? []).map(({ language }) => language),
      ...(added.get(id) ?? []).map(({ language }) => language),
    ],
    siteNameOf: (id) => languages.get(id)?.[0]?.siteName,
  };
}

/** The files stay the same over many changes. */
function indexFiles(files: readonly Item[]) {
  const known = indices.get(files);
  if (known) return known;
  const items = new Map(files.map((item) => [keyOfTreeItem(item), item]));
  const routes = new Map<Item, string>();
  const routeOf = (item: Item): string => {
    const route =
      routes.get(item) ?? relativeRoute(item.layout?.routePath ?? '', pageAbove(item, items));
    routes.set(item, route);
    return route;
  };
  const index = { items, routeOf, languages: Map.groupBy(files, ({ id }) => id) };
  indices.set(files, index);
  return index;
}

function pageAbove(item: Item, items: ReadonlyMap<string, Item>): string | undefined {
  if (item.parentId === undefined) return undefined;
  const parent = items.get(keyOfItem({ item: item.parentId, language: item.language }));
  return parent && (parent.layout?.routePath ?? pageAbove(parent, items));
}
