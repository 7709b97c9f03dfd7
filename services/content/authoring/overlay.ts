import type { ContentTree, Item, PageLayout } from '../model.ts';
import { createItemIndex, type ItemIndex, keyOfItem } from './itemIndex.ts';
import { expandLayout, type ItemState } from './itemState.ts';
import { sitesWithChanges } from './sitesWithChanges.ts';
import { absoluteRoute } from './stateOf.ts';
import type { ItemKey } from './versionStore.ts';

/** A version of an item that takes the place of what the content files say. */
export interface AppliedVersion extends ItemKey {
  readonly version: number;
  /** Undefined if the item isn't to be seen. */
  readonly state: ItemState | undefined;
  /** When it was written (ISO 8601, UTC). */
  readonly updated: string;
}

/** An item with the address of the nearest page, itself included. */
interface PlacedItem {
  readonly item: Item;
  readonly route: string | undefined;
}

/**
 * The content tree with versions in place of what the content files say. Items without a version and above which nothing has
 * changed are the same objects as before. Items whose parent isn't in the tree aren't in it either.
 */
export function overlay(files: ContentTree, versions: readonly AppliedVersion[]): ContentTree {
  if (versions.length === 0) return files;
  const applied = new Map(versions.map((each) => [keyOfItem(each), each]));
  const index = createItemIndex(files.items, versions);
  const place = createPlacing({ files, applied, index });
  for (const key of [...index.items.keys(), ...applied.keys()]) place.at(key);
  const items = place.all();
  return { ...files, items, sites: sitesWithChanges(files, items) };
}

interface Layers {
  readonly files: ContentTree;
  readonly applied: ReadonlyMap<string, AppliedVersion>;
  readonly index: ItemIndex;
}

function createPlacing({ files, applied, index }: Layers) {
  const placed = new Map<string, PlacedItem | undefined>();

  /** The item with a key, placed below its parent; undefined if it isn't in the tree. */
  function at(key: string): PlacedItem | undefined {
    if (placed.has(key)) return placed.get(key);
    // An item that is moved below itself has no place.
    placed.set(key, undefined);
    const found = placeItem(key);
    placed.set(key, found);
    return found;
  }

  function placeItem(key: string): PlacedItem | undefined {
    const own = index.items.get(key);
    const version = applied.get(key);
    if (version && !version.state) return undefined;
    if (!version?.state) return own && placeOwn(own);
    const { state } = version;
    if (state.parentId === undefined)
      return { item: fromState(version, state, undefined), route: undefined };
    const parent = above(state.parentId, version.language);
    return parent && withRoute(fromState(version, state, parent), parent);
  }

  /** An item without a version: the same object unless something has changed above it. */
  function placeOwn(own: Item): PlacedItem | undefined {
    if (own.parentId === undefined) return { item: own, route: undefined };
    const parent = above(own.parentId, own.language);
    if (!parent) return undefined;
    const path = `${parent.item.path}/${own.name}`;
    const route = own.layout && absoluteRoute(index.routeOf(own), parent.route);
    const isSame = path === own.path && route === own.layout?.routePath;
    if (isSame) return withRoute(own, parent);
    const layout = own.layout && { ...own.layout, routePath: route ?? own.layout.routePath };
    return withRoute({ ...own, path, ...(layout && { layout }) }, parent);
  }

  /** The parent of an item. One that exists in other languages only is a folder in this one, as in the content files. */
  function above(id: string, language: string): PlacedItem | undefined {
    const key = keyOfItem({ item: id, language });
    const own = at(key);
    if (own || index.items.has(key) || applied.has(key)) return own;
    const [other] = index
      .languagesOf(id)
      .flatMap((each) => at(keyOfItem({ item: id, language: each })) ?? []);
    if (!other) return undefined;
    const { parentId } = other.item;
    const parent = parentId === undefined ? undefined : above(parentId, language);
    const folder = { ...folderLike(other.item), language };
    const found = { item: folder, route: parent?.route };
    placed.set(key, found);
    return found;
  }

  function fromState(
    version: AppliedVersion,
    state: ItemState,
    parent: PlacedItem | undefined,
  ): Item {
    const { layout: stored, ...own } = state;
    const { item: id, language, version: number, updated } = version;
    const siteName = parent?.item.siteName ?? index.siteNameOf(id);
    const path = `${parent?.item.path ?? ''}/${own.name}`;
    const item: Item = {
      ...own,
      parentId: own.parentId,
      id,
      language,
      siteName,
      path,
      updated,
      version: number,
    };
    if (!stored) return item;
    const placeholders = expandLayout(stored.placeholders, item, files.sharedLists ?? new Map());
    const layout: PageLayout = {
      routePath: absoluteRoute(stored.route, parent?.route),
      placeholders,
    };
    return { ...item, layout };
  }

  return { at, all: () => [...placed.values()].flatMap((each) => each?.item ?? []) };
}

function withRoute(item: Item, parent: PlacedItem): PlacedItem {
  return { item, route: item.layout?.routePath ?? parent.route };
}

function folderLike({ layout: _, ...item }: Item): Item {
  return { ...item, displayName: item.name, templateName: 'Folder', fields: [] };
}
