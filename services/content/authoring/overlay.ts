import type { ContentTree, Item } from '../model.ts';
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
  const placing = new Placing({ files, applied, index });
  for (const key of [...index.items.keys(), ...applied.keys()]) placing.at(key);
  const items = placing.all();
  return { ...files, items, sites: sitesWithChanges(files, items) };
}

interface Layers {
  readonly files: ContentTree;
  readonly applied: ReadonlyMap<string, AppliedVersion>;
  readonly index: ItemIndex;
}

/** Places items below their parents, each once. */
class Placing {
  readonly #layers: Layers;
  readonly #placed = new Map<string, PlacedItem | undefined>();

  constructor(layers: Layers) {
    this.#layers = layers;
  }

  all(): readonly Item[] {
    return [...this.#placed.values()].flatMap((each) => each?.item ?? []);
  }

  /** The item with a key, placed below its parent; undefined if it isn't in the tree. */
  at(key: string): PlacedItem | undefined {
    if (this.#placed.has(key)) return this.#placed.get(key);
    // An item that is moved below itself has no place.
    this.#placed.set(key, undefined);
    const found = this.#place(key);
    this.#placed.set(key, found);
    return found;
  }

  #place(key: string): PlacedItem | undefined {
    const { index, applied } = this.#layers;
    const own = index.items.get(key);
    const version = applied.get(key);
    if (!version) return own && this.#placeOwn(own);
    const { state, language } = version;
    if (!state) return undefined;
    if (state.parentId === undefined)
      return { item: this.#fromState(version, state, undefined), route: undefined };
    const parent = this.#above(state.parentId, language);
    return parent && withRoute(this.#fromState(version, state, parent), parent);
  }

  /** An item without a version: the same object unless something has changed above it. */
  #placeOwn(own: Item): PlacedItem | undefined {
    if (own.parentId === undefined) return { item: own, route: undefined };
    const parent = this.#above(own.parentId, own.language);
    if (!parent) return undefined;
    const path = `${parent.item.path}/${own.name}`;
    const route = own.layout && absoluteRoute(this.#layers.index.routeOf(own), parent.route);
    const isSame = path === own.path && route === own.layout?.routePath;
    if (isSame) return withRoute(own, parent);
    const layout = own.layout && { ...own.layout, routePath: route ?? own.layout.routePath };
    return withRoute({ ...own, path, ...(layout && { layout }) }, parent);
  }

  /** The parent of an item. One that exists in other languages only is a folder in this one, as in the content files. */
  #above(id: string, language: string): PlacedItem | undefined {
    const { index, applied } = this.#layers;
    const key = keyOfItem({ item: id, language });
    const own = this.at(key);
    if (own || index.items.has(key) || applied.has(key)) return own;
    const [other] = index
      .languagesOf(id)
      .flatMap((each) => this.at(keyOfItem({ item: id, language: each })) ?? []);
    if (!other) return undefined;
    const { parentId } = other.item;
    const parent = parentId === undefined ? undefined : this.#above(parentId, language);
    const found = { item: { ...folderLike(other.item), language }, route: parent?.route };
    this.#placed.set(key, found);
    return found;
  }

  #fromState(version: AppliedVersion, state: ItemState, parent: PlacedItem | undefined): Item {
    const { files, index } = this.#layers;
    const { layout: stored, ...own } = state;
    const { item: id, language, version: number, updated } = version;
    const siteName = parent?.item.siteName ?? index.siteNameOf(id);
    const path = `${parent?.item.path ?? ''}/${own.name}`;
    const place = { parentId: own.parentId, siteName, path };
    const item: Item = { ...own, ...place, id, language, updated, version: number };
    if (!stored) return item;
    const placeholders = expandLayout(stored.placeholders, item, files.sharedLists ?? new Map());
    const routePath = absoluteRoute(stored.route, parent?.route);
    return { ...item, layout: { routePath, placeholders } };
  }
}

function withRoute(item: Item, parent: PlacedItem): PlacedItem {
  return { item, route: item.layout?.routePath ?? parent.route };
}

function folderLike({ layout: _, ...item }: Item): Item {
  return { ...item, displayName: item.name, templateName: 'Folder', fields: [] };
}
