import { randomUUID } from 'node:crypto';
import { ok } from '#domain/result.ts';
import type { FieldValue, Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { changeFields, type FieldInput } from './changeFields.ts';
import { findAllLanguages, findDraft, type ItemReference } from './findItem.ts';
import { checkName, segmentOf } from './itemNames.ts';
import type { ItemState, StoredPlaceholders } from './itemState.ts';
import { refuseTakenRoute, routeAt } from './pageAddress.ts';
import { stateOf } from './stateOf.ts';
import type { Authoring } from './updateItem.ts';

interface CopyInput extends ItemReference {
  /** @default the parent of the item */
  readonly targetParentId?: string | null | undefined;
  readonly targetParentPath?: string | null | undefined;
  /** @default the name of the item, with a number if the parent has such an item */
  readonly copyItemName?: string | null | undefined;
  /** Whether to copy what is below it. @default true */
  readonly deepCopy?: boolean | null | undefined;
  /** Whether to copy the pages below it too. @default true */
  readonly subPages?: boolean | null | undefined;
  /** @default all */
  readonly languages?: readonly string[] | null | undefined;
  /** Fields of the copy that differ, in all its languages. */
  readonly fields?: readonly FieldInput[] | null | undefined;
}

/**
 * Copies an item, in all its languages. The blocks of a copied page have uids of their own, and what the copies refer to among
 * themselves are the copies.
 */
export function copyItem({ content, editor }: Authoring, input: CopyInput): AuthoringResult<Item> {
  const found = findOriginals(content, input);
  if (!found.ok) return found;
  const roots = found.value;
  const target = findTarget(content, roots, input);
  if (!target.ok) return target;
  const drafts = content.drafts();
  const [first] = roots;
  const free = freeName(input.copyItemName || first?.name || '', target.value, drafts);
  const name = checkName(free, target.value, drafts);
  if (!name.ok) return name;
  const all =
    input.deepCopy === false ? roots : roots.flatMap((item) => withBelow(item, input, drafts));
  const ids = new Map(all.map(({ id }) => [id, '']));
  for (const id of ids.keys()) ids.set(id, randomUUID());
  const copying: Copying = { ids, uids: new Map(), content, fields: input.fields ?? [] };
  const place = { name: name.value, parent: target.value };
  const changes: ItemChange[] = [];
  for (const item of all) {
    const copy = roots.includes(item)
      ? copiedRoot(item, place, copying)
      : ok(copiedItem(item, copying));
    if (!copy.ok) return copy;
    changes.push(copy.value);
  }
  content.change(changes, editor.name);
  return findDraft(content, { itemId: ids.get(first?.id ?? ''), language: first?.language });
}

/** What is copied, in the languages that are wanted. */
function findOriginals(
  content: AuthoredContent,
  { languages, ...input }: CopyInput,
): AuthoringResult<readonly Item[]> {
  const found = findAllLanguages(content, input);
  if (!found.ok || !languages?.length) return found;
  const wanted = found.value.filter(({ language }) => languages.includes(language));
  return wanted.length > 0
    ? ok(wanted)
    : invalid('The item is in none of the languages.', 'languages');
}

function findTarget(
  content: AuthoredContent,
  [first]: readonly Item[],
  { targetParentId, targetParentPath }: CopyInput,
): AuthoringResult<Item> {
  const above = targetParentPath ? undefined : first?.parentId;
  return findDraft(content, { itemId: targetParentId ?? above, path: targetParentPath });
}

function freeName(name: string, parent: Item, store: ContentStore): string {
  for (let number = 1; number < 1_000; number += 1) {
    const each = number === 1 ? name : `${name}-${number}`;
    if (checkName(each, parent, store).ok) return each;
  }
  return name;
}

function withBelow(
  item: Item,
  { subPages }: Pick<CopyInput, 'subPages'>,
  store: ContentStore,
): readonly Item[] {
  const below = store.children(item);
  const wanted = subPages === false ? below.filter((each) => !hasPages(each, store)) : below;
  return [item, ...wanted.flatMap((child) => withBelow(child, { subPages }, store))];
}

function hasPages(item: Item, store: ContentStore): boolean {
  return isPage(item) || store.children(item).some((child) => hasPages(child, store));
}

interface CopyPlace {
  readonly name: string;
  readonly parent: Item;
}

/** The copy of the item itself, at its place. */
function copiedRoot(
  item: Item,
  { name, parent }: CopyPlace,
  copying: Copying,
): AuthoringResult<ItemChange> {
  const { content, fields } = copying;
  const copy = copiedItem(item, copying);
  const state = changeFields(atRoot(copy.state, name, parent.id), fields, { content, item });
  if (!state.ok) return state;
  const { language } = item;
  const place = { id: copy.item, siteName: parent.siteName, language };
  const drafts = content.drafts();
  const free = refuseTakenRoute(routeAt(state.value, place, drafts), place, drafts);
  return free.ok ? ok({ ...copy, state: state.value }) : free;
}

function copiedItem(item: Item, copying: Copying) {
  const { id, language, path } = item;
  const state = copied(stateOf(item, copying.content.drafts()), copying);
  return { item: copying.ids.get(id) ?? '', language, state, note: `copied from ${path}` };
}

function atRoot(state: ItemState, name: string, parentId: string): ItemState {
  const { layout } = state;
  const placed = { ...state, name, parentId };
  return layout ? { ...placed, layout: { ...layout, route: segmentOf(name) } } : placed;
}

interface Copying {
  /** The ids of the copies, by those of the originals. */
  readonly ids: ReadonlyMap<string, string>;
  /** The same for uids of blocks. */
  readonly uids: Map<string, string>;
  readonly content: AuthoredContent;
  /** The fields that differ. */
  readonly fields: readonly FieldInput[];
}

function copied(state: ItemState, copying: Copying): ItemState {
  const { parentId, layout, fields } = state;
  return {
    ...state,
    parentId: parentId && (copying.ids.get(parentId) ?? parentId),
    fields: fields.map(({ name, value }) => ({ name, value: copiedValue(value, copying) })),
    layout: layout && { ...layout, placeholders: copiedBlocks(layout.placeholders, copying) },
  };
}

function copiedValue(value: FieldValue, { ids }: Copying): FieldValue {
  if (value.kind === 'multilist')
    return { ...value, ids: value.ids.map((id) => ids.get(id) ?? id) };
  if (value.kind === 'lookup' && value.id !== undefined)
    return { ...value, id: ids.get(value.id) ?? value.id };
  return value;
}

function copiedBlocks(placeholders: StoredPlaceholders, copying: Copying): StoredPlaceholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([key, list]) => [
      key,
      list.map((each) => {
        if ('include' in each) return each;
        const { uid, dataSourceId: source, placeholders: inside } = each;
        const own = copying.uids.get(uid) ?? randomUUID();
        copying.uids.set(uid, own);
        const dataSourceId = source && (copying.ids.get(source) ?? source);
        return { ...each, uid: own, dataSourceId, placeholders: copiedBlocks(inside, copying) };
      }),
    ]),
  );
}
