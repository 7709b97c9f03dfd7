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
import { comparableText, type StoredPlaceholders, storedLayout } from './itemState.ts';

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
  const used = store.items.filter(isPage).flatMap(({ layout }) => flat(layout.placeholders));
  const names = new Set([
    ...declarations().blocks.keys(),
    ...used.map(({ componentName }) => componentName),
  ]);
  const list = new Map([...names].map((name) => [renderingIdOf(name), name]));
  nameLists.set(store, list);
  return list;
}

/** All blocks of a page, in its order. */
export function flat(placeholders: Placeholders): readonly Rendering[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((each) => [each, ...flat(each.placeholders)]);
}

/** The layout of a page in the platform's storage format. */
export function writeLayout(placeholders: Placeholders): string {
  return writeRenderings(toPlaced(placeholders, undefined));
}

function toPlaced(all: Placeholders, parent: string | undefined): readonly PlacedRendering[] {
  return Object.entries(all).flatMap(([placeholder, list]) =>
    list.flatMap(({ uid, componentName, params, dataSourceId = '', placeholders }) => [
      {
        uid,
        renderingId: renderingIdOf(componentName),
        dataSource: dataSourceId,
        parent,
        placeholder,
        params,
      },
      ...toPlaced(placeholders, uid),
    ]),
  );
}

/**
 * Reads a layout in the platform's storage format. `before` is the layout of the page so far: its placeholders stay, also empty
 * ones, and so do the lists that it shares with other pages, unless one of their blocks differs.
 */
export function readLayout(
  xml: string,
  before: Placeholders,
  store: ContentStore,
): AuthoringResult<StoredPlaceholders> {
  const placed = parseRenderings(xml);
  if (!placed) return invalid('The layout is not in the form of the platform.', layoutFieldName);
  const names = renderingNames(store);
  const unknown = placed.find(({ renderingId }) => !names.has(renderingId));
  if (unknown) return invalid(`There is no component ${unknown.renderingId}.`, layoutFieldName);
  const uids = new Set(placed.map(({ uid }) => uid));
  if (uids.size < placed.length)
    return invalid('Two blocks of the layout have one uid.', layoutFieldName);
  const earlier = new Map(flat(before).map((each) => [each.uid, Object.keys(each.placeholders)]));
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

  function toRendering({ uid, renderingId, dataSource, params }: PlacedRendering): Rendering {
    reached += 1;
    const componentName = names.get(renderingId) ?? '';
    const keys = earlier.get(uid) ?? slotKeys(componentName);
    const dataSourceId = dataSource === '' ? undefined : dataSource;
    return { uid, componentName, params, dataSourceId, placeholders: placeholdersOf(uid, keys) };
  }

  const read = placeholdersOf(undefined, Object.keys(before));
  if (reached < placed.length)
    return invalid('A block of the layout is in one that the layout lacks.', layoutFieldName);
  return ok(keepShared(storedLayout(read), before));
}

/** Names the lists that the page shares with others, where their blocks are as they were. */
function keepShared(stored: StoredPlaceholders, before: Placeholders): StoredPlaceholders {
  return Object.fromEntries(
    Object.entries(stored).map(([key, list]) => {
      const shared = Map.groupBy(before[key] ?? [], (each) => each.shared?.list);
      let kept = [...list];
      for (const [include, blocks] of shared) {
        if (include === undefined) continue;
        const own = blocks.map(({ shared: _, ...block }) => block);
        const length = own.length;
        const wanted = comparableText(storedLayout({ list: own })['list']);
        const at = kept.findIndex(
          (_, from) => comparableText(kept.slice(from, from + length)) === wanted,
        );
        if (at !== -1) kept = kept.toSpliced(at, length, { include });
      }
      return [key, kept];
    }),
  );
}
