import { ok } from '#domain/result.ts';
import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { refuseChanged } from './findConflicts.ts';
import { findAllLanguages, findDraft, type ItemReference } from './findItem.ts';
import { checkName, segmentOf } from './itemNames.ts';
import type { ItemState } from './itemState.ts';
import { routeBelow, stateOf } from './stateOf.ts';
import type { Authoring } from './updateItem.ts';

interface BasedInput extends ItemReference {
  readonly baseRevision?: string | null | undefined;
}

interface RenameInput extends BasedInput {
  readonly newName: string;
}

/** Gives an item another name, in all its languages. Addresses that followed from the name follow from the new one. */
export function renameItem(
  { content, editor }: Authoring,
  { newName, ...input }: RenameInput,
): AuthoringResult<Item> {
  const found = findUnchanged(content, input);
  if (!found.ok) return found;
  const [item] = found.value;
  const drafts = content.drafts();
  const [parent] = drafts.ancestors(item);
  if (!parent) return invalid('The top of the tree keeps its name.', 'itemId');
  const name = checkName(newName.trim(), parent, drafts, item.id);
  if (!name.ok) return name;
  const rename = (state: ItemState) => renamed(state, name.value);
  content.change(changesOf(found.value, drafts, rename, `renamed to ${name.value}`), editor.name);
  return findDraft(content, { itemId: item.id, language: item.language });
}

function renamed(state: ItemState, name: string): ItemState {
  const displayName = state.displayName === state.name ? name : state.displayName;
  const { layout } = state;
  if (!layout) return { ...state, name, displayName };
  const parts = layout.route.split('/');
  const isNamed = parts.at(-1) === segmentOf(state.name);
  const route = isNamed ? parts.with(-1, segmentOf(name)).join('/') : layout.route;
  return { ...state, name, displayName, layout: { ...layout, route } };
}

interface MoveInput extends BasedInput {
  readonly targetParentId?: string | null | undefined;
  readonly targetParentPath?: string | null | undefined;
}

/** Moves an item with everything below it to another parent, in all its languages. */
export function moveItem(
  { content, editor }: Authoring,
  { targetParentId, targetParentPath, ...input }: MoveInput,
): AuthoringResult<Item> {
  const found = findUnchanged(content, input);
  if (!found.ok) return found;
  const [item] = found.value;
  const target = findDraft(content, { itemId: targetParentId, path: targetParentPath });
  if (!target.ok) return target;
  const drafts = content.drafts();
  const parent = target.value;
  const isBelow = [parent, ...drafts.ancestors(parent)].some(({ id }) => id === item.id);
  if (isBelow) return invalid('An item can’t be moved below itself.', 'targetParentId');
  const name = checkName(item.name, parent, drafts, item.id);
  if (!name.ok) return name;
  const move = (state: ItemState, { language }: Item) => {
    const routeOf = (segment: string) => routeBelow(parent, { language, segment }, drafts);
    return moved(state, parent.id, routeOf);
  };
  content.change(changesOf(found.value, drafts, move, `moved to ${parent.path}`), editor.name);
  return findDraft(content, { itemId: item.id, language: item.language });
}

/** A page has the last part of its address also below another page. */
function moved(
  state: ItemState,
  parentId: string,
  routeOf: (segment: string) => string,
): ItemState {
  const { layout } = state;
  if (!layout) return { ...state, parentId };
  const route = routeOf(layout.route.split('/').at(-1) ?? layout.route);
  return { ...state, parentId, layout: { ...layout, route } };
}

/** Deletes an item with everything below it, in all its languages. Its versions stay, so it can be restored. */
export function deleteItem(
  { content, editor }: Authoring,
  input: BasedInput,
): AuthoringResult<true> {
  const found = findUnchanged(content, input);
  if (!found.ok) return found;
  const isTop = found.value.some(({ parentId, siteName }) => !parentId || !siteName);
  if (isTop) return invalid('What is above the sites can’t be deleted.', 'itemId');
  const gone = changesOf(found.value, content.drafts(), () => undefined, 'deleted');
  content.change(gone, editor.name);
  return ok(true);
}

type SomeItems = readonly [Item, ...Item[]];

/** An item in all its languages, unless it isn't the one that the caller read. */
function findUnchanged(
  content: AuthoredContent,
  { baseRevision, ...reference }: BasedInput,
): AuthoringResult<SomeItems> {
  const found = findAllLanguages(content, reference);
  if (!found.ok) return found;
  const [first, ...rest] = found.value;
  if (!first) return invalid('The item is in no language.', 'itemId');
  // The caller read the item in one of its languages.
  const checks = found.value.map((item) => refuseChanged(content, item, baseRevision));
  const refused = checks.every(({ ok: isFresh }) => !isFresh) ? checks[0] : undefined;
  return refused && !refused.ok ? refused : ok([first, ...rest]);
}

function changesOf(
  items: readonly Item[],
  store: ContentStore,
  change: (state: ItemState, item: Item) => ItemState | undefined,
  note: string,
): readonly ItemChange[] {
  return items.map((item) => {
    const { id, language } = item;
    return { item: id, language, state: change(stateOf(item, store), item), note };
  });
}
