import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import { expandLayout } from './itemState.ts';
import { absoluteRoute } from './stateOf.ts';
import type { StoredVersion } from './versionStore.ts';

/** An item as one of its versions has it, in its present place. Undefined for a version that deleted it. */
export function itemAsVersion(stored: StoredVersion, store: ContentStore): Item | undefined {
  const { item: id, language, version, state, at: updated } = stored;
  if (!state) return undefined;
  const { layout, ...own } = state;
  const parent = state.parentId === undefined ? undefined : store.item(state.parentId, language);
  const place = { siteName: parent?.siteName, path: `${parent?.path ?? ''}/${state.name}` };
  const item: Item = { ...own, parentId: own.parentId, ...place, id, language, version, updated };
  if (!layout) return item;
  const placeholders = expandLayout(layout.placeholders, item, store.sharedLists);
  const above = parent && [parent, ...store.ancestors(parent)].find((each) => each.layout);
  const routePath = absoluteRoute(layout.route, above?.layout?.routePath);
  return { ...item, layout: { routePath, placeholders } };
}
