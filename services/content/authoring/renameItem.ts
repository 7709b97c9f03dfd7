import type { Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { changeFields, type FieldInput } from './changeFields.ts';
import { findDraft } from './findItem.ts';
import { type BasedReference, findUnchanged } from './findUnchanged.ts';
import { checkName, segmentOf } from './itemNames.ts';
import type { ItemState } from './itemState.ts';
import { type Relocated, relocate } from './relocate.ts';
import { stateOf } from './stateOf.ts';
import type { Authoring } from './updateItem.ts';

interface RenameInput extends BasedReference {
  readonly newName: string;
  /** The language in which the caller sees the item. A page with an address of its own there keeps its name. */
  readonly language?: string | null | undefined;
  /** Fields to write in that language in the same step. */
  readonly fields?: readonly FieldInput[] | null | undefined;
  /** Whether the addresses that visitors know lead to the new ones when those are published. */
  readonly redirect?: boolean | null | undefined;
}

/** Gives an item another name, in all its languages. Addresses that followed from the name follow from the new one. */
export function renameItem(
  authoring: Authoring,
  { newName, language, fields, redirect, ...input }: RenameInput,
): AuthoringResult<Item> {
  const { content } = authoring;
  const found = findUnchanged(content, input);
  if (!found.ok) return found;
  const drafts = content.drafts();
  const [first] = found.value;
  const own = found.value.find((item) => item.language === language) ?? first;
  const name = nameFor(own, newName.trim(), drafts);
  if (!name.ok) return name;
  const written = changeFields(stateOf(own, drafts), fields ?? [], { content, item: own });
  if (!written.ok) return written;
  const keepsName = Boolean(language) && hasOwnAddress(own);
  const all = found.value.flatMap((item): readonly Relocated[] => {
    const state = item === own ? written.value : stateOf(item, drafts);
    if (!keepsName) return [{ item, state: renamed(state, name.value) }];
    return item === own ? [{ item, state: withSegment(state, name.value) }] : [];
  });
  const options = { note: `renamed to ${name.value}`, redirect: redirect === true };
  const done = relocate(authoring, all, options);
  return done.ok ? findDraft(content, { itemId: own.id, language: own.language }) : done;
}

function nameFor(item: Item, name: string, store: ContentStore): AuthoringResult<string> {
  const [parent] = store.ancestors(item);
  if (!parent) return invalid('The top of the tree keeps its name.', 'itemId');
  return checkName(name, parent, store, item.id);
}

/** Whether the address of a page doesn't follow from its name, as that of a translation. */
function hasOwnAddress(item: Item): boolean {
  return isPage(item) && item.layout.routePath.split('/').at(-1) !== segmentOf(item.name);
}

function renamed(state: ItemState, name: string): ItemState {
  const displayName = state.displayName === state.name ? name : state.displayName;
  const isNamed = state.layout?.route.split('/').at(-1) === segmentOf(state.name);
  const now = { ...state, name, displayName };
  return isNamed ? withSegment(now, name) : now;
}

/** The state of a page with another last part of its address. */
function withSegment(state: ItemState, name: string): ItemState {
  const { layout } = state;
  if (!layout) return state;
  const route = layout.route.split('/').with(-1, segmentOf(name)).join('/');
  return { ...state, layout: { ...layout, route } };
}
