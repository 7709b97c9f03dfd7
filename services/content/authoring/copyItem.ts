import { randomUUID } from 'node:crypto';
import type { FieldValue, Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import type { ItemChange } from './authoredContent.ts';
import type { AuthoringResult } from './authoringFailure.ts';
import { findAllLanguages, findDraft, type ItemReference } from './findItem.ts';
import { checkName, segmentOf } from './itemNames.ts';
import type { ItemState, StoredPlaceholders } from './itemState.ts';
import { routeBelow, stateOf } from './stateOf.ts';
import type { Authoring } from './updateItem.ts';

interface CopyInput extends ItemReference {
  /** @default the parent of the item */
  readonly targetParentId?: string | null | undefined;
  readonly targetParentPath?: string | null | undefined;
  /** @default the name of the item, with a number if the parent has such an item */
  readonly copyItemName?: string | null | undefined;
  /** Whether to copy what is below it. @default true */
  readonly deepCopy?: boolean | null | undefined;
}

/**
 * Copies an item, in all its languages. The blocks of a copied page have uids of their own, and what the copies refer to among
 * themselves are the copies.
 */
export function copyItem(
  { content, editor }: Authoring,
  { targetParentId, targetParentPath, copyItemName, deepCopy, ...input }: CopyInput,
): AuthoringResult<Item> {
  const found = findAllLanguages(content, input);
  if (!found.ok) return found;
  const drafts = content.drafts();
  const [first] = found.value;
  const above = targetParentPath ? undefined : first?.parentId;
  const reference = { itemId: targetParentId ?? above, path: targetParentPath };
  const target = findDraft(content, reference);
  if (!target.ok) return target;
  const free = freeName(copyItemName || first?.name || '', target.value, drafts);
  const name = checkName(free, target.value, drafts);
  if (!name.ok) return name;
  const all =
    deepCopy === false ? found.value : found.value.flatMap((item) => withBelow(item, drafts));
  const ids = new Map(all.map(({ id }) => [id, '']));
  for (const id of ids.keys()) ids.set(id, randomUUID());
  const segment = segmentOf(name.value);
  const routeOfCopy = (language: string) => routeBelow(target.value, { language, segment }, drafts);
  const copying = { ids, uids: new Map<string, string>() };
  const roots = new Set(found.value.map(({ id }) => id));
  const changes = all.map((item): ItemChange => {
    const state = copied(stateOf(item, drafts), copying);
    const isRoot = roots.has(item.id);
    return {
      item: ids.get(item.id) ?? '',
      language: item.language,
      state: isRoot
        ? atRoot(state, name.value, routeOfCopy(item.language), target.value.id)
        : state,
      note: `copied from ${item.path}`,
    };
  });
  content.change(changes, editor.name);
  return findDraft(content, { itemId: ids.get(first?.id ?? ''), language: first?.language });
}

function freeName(name: string, parent: Item, store: ContentStore): string {
  for (let number = 1; number < 1_000; number += 1) {
    const each = number === 1 ? name : `${name}-${number}`;
    if (checkName(each, parent, store).ok) return each;
  }
  return name;
}

function withBelow(item: Item, store: ContentStore): readonly Item[] {
  return [item, ...store.children(item).flatMap((child) => withBelow(child, store))];
}

function atRoot(state: ItemState, name: string, route: string, parentId: string): ItemState {
  const { layout } = state;
  const placed = { ...state, name, parentId };
  return layout ? { ...placed, layout: { ...layout, route } } : placed;
}

interface Copying {
  /** The ids of the copies, by those of the originals. */
  readonly ids: ReadonlyMap<string, string>;
  /** The same for uids of blocks. */
  readonly uids: Map<string, string>;
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
