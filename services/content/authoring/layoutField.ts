import {
  type PlacedRendering,
  parseRenderings,
  writeRenderings,
} from '#domain/content/renderings.ts';
import { ok } from '#domain/result.ts';
import { declarations, slotKeys } from '../declaredTemplates.ts';
import { guidFrom } from '../guid.ts';
import type { Placeholders, Rendering } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import {
  comparableText,
  type StoredPlaceholders,
  type StoredRendering,
  storedLayout,
} from './itemState.ts';

/** The field that has the layout of a page. */
export const layoutFieldName = '__Final Renderings';

/** The id by which layouts name a component. */
export function renderingIdOf(componentName: string): string {
  return guidFrom('rendering definition', componentName);
}

const nameLists = new WeakMap<ContentStore, ReadonlyMap<string, string>>();

/** The names of all components that are declared or on a page, by their ids in layouts. */
export function renderingNames(store: ContentStore): ReadonlyMap<string, string> {
  const known = nameLists.get(store);
  if (known) return known;
  const used = store.items.filter(isPage).flatMap(({ layout }) => blocksIn(layout.placeholders));
  const names = new Set([
    ...declarations().blocks.keys(),
    ...used.map(({ componentName }) => componentName),
  ]);
  const list = new Map([...names].map((name) => [renderingIdOf(name), name]));
  nameLists.set(store, list);
  return list;
}

/** All blocks of a page, in its order. */
export function blocksIn(placeholders: Placeholders): readonly Rendering[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((each) => [each, ...blocksIn(each.placeholders)]);
}

/** The layout of a page in the platform's storage format. */
export function writeLayout(placeholders: Placeholders): string {
  return writeRenderings(toPlaced(placeholders, undefined));
}

function toPlaced(all: Placeholders, parent: string | undefined): readonly PlacedRendering[] {
  return Object.entries(all).flatMap(([placeholder, list]) =>
    list.flatMap(({ uid, componentName, params, dataSourceId = '', isHidden, placeholders }) => [
      {
        uid,
        renderingId: renderingIdOf(componentName),
        dataSource: dataSourceId,
        parent,
        placeholder,
        params,
        isHidden,
      },
      ...toPlaced(placeholders, uid),
    ]),
  );
}

/** What a layout is read with. */
interface LayoutContext {
  /** The layout of the page so far: its placeholders stay, also empty ones. */
  readonly before: Placeholders;
  /** The names of components, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** The lists of blocks that pages share, by name. */
  readonly shared: ReadonlyMap<string, readonly Rendering[]>;
}

/** Reads a layout in the platform's storage format. Where it has all blocks of a shared list, it shares the list. */
export function readLayout(
  xml: string,
  { before, names, shared }: LayoutContext,
): AuthoringResult<StoredPlaceholders> {
  const placed = parseRenderings(xml);
  if (!placed) return invalid('The layout is not in the form of the platform.', layoutFieldName);
  const unknown = placed.find(({ renderingId }) => !names.has(renderingId));
  if (unknown) return invalid(`There is no component ${unknown.renderingId}.`, layoutFieldName);
  const uids = new Set(placed.map(({ uid }) => uid));
  if (uids.size < placed.length)
    return invalid('Two blocks of the layout have one uid.', layoutFieldName);
  const earlier = new Map(
    blocksIn(before).map((each) => [each.uid, Object.keys(each.placeholders)]),
  );
  const below = Map.groupBy(placed, ({ parent }) => parent);
  let reached = 0;

  function placeholdersOf(parent: string | undefined, keys: readonly string[]): Placeholders {
    const own = below.get(parent) ?? [];
    const all = new Set([...keys, ...own.map(({ placeholder }) => placeholder)]);
    const lists = Map.groupBy(own, ({ placeholder }) => placeholder);
    return Object.fromEntries(
      [...all].map((key) => [key, (lists.get(key) ?? []).map(toRendering)]),
    );
  }

  function toRendering(each: PlacedRendering): Rendering {
    reached += 1;
    const componentName = names.get(each.renderingId) ?? '';
    const keys = earlier.get(each.uid) ?? slotKeys(componentName);
    return renderingOf(each, componentName, placeholdersOf(each.uid, keys));
  }

  const read = placeholdersOf(undefined, Object.keys(before));
  if (reached < placed.length)
    return invalid('A block of the layout is in one that the layout lacks.', layoutFieldName);
  const lists = [...shared].map(([include, blocks]) => ({ include, blocks: storedBlocks(blocks) }));
  return ok(withShared(storedLayout(read), lists));
}

function renderingOf(
  { uid, params, dataSource, isHidden }: PlacedRendering,
  componentName: string,
  placeholders: Placeholders,
): Rendering {
  const dataSourceId = dataSource === '' ? undefined : dataSource;
  const hiding = isHidden && { isHidden: true as const };
  return { uid, componentName, params, dataSourceId, ...hiding, placeholders };
}

interface StoredList {
  readonly include: string;
  readonly blocks: readonly StoredRendering[];
}

function storedBlocks(blocks: readonly Rendering[]): readonly StoredRendering[] {
  return storedLayout({ all: blocks })['all'] ?? [];
}

/** Names the shared lists whose blocks are there as they are in the list. */
function withShared(stored: StoredPlaceholders, lists: readonly StoredList[]): StoredPlaceholders {
  return Object.fromEntries(
    Object.entries(stored).map(([key, list]) => {
      const inside = lists.reduce(withList, list).map((each) => {
        if ('include' in each) return each;
        return { ...each, placeholders: withShared(each.placeholders, lists) };
      });
      return [key, inside];
    }),
  );
}

function withList(
  all: readonly StoredRendering[],
  { include, blocks }: StoredList,
): readonly StoredRendering[] {
  const { length } = blocks;
  const wanted = comparableText(blocks);
  const at = all.findIndex((_, from) => comparableText(all.slice(from, from + length)) === wanted);
  return at === -1 || length === 0 ? all : all.toSpliced(at, length, { include });
}
