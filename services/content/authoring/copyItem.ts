import { randomUUID } from 'node:crypto';
import { ok } from '#domain/result.ts';
import type { FieldValue, Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { changeFields, type FieldInput } from './changeFields.ts';
import { type FoundParent, findParent } from './createItem.ts';
import { findAllLanguages, findDraft, type ItemReference } from './findItem.ts';
import { checkName, segmentOf } from './itemNames.ts';
import type { ItemState, StoredPlaceholders } from './itemState.ts';
import { refuseTakenRoute, routeAt } from './pageAddress.ts';
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
  /** Whether to copy the pages below it too. @default true */
  readonly subPages?: boolean | null | undefined;
  /** The languages that are copied. @default all */
  readonly languages?: readonly string[] | null | undefined;
  /** The language of the copy of one language. @default the same */
  readonly targetLanguage?: string | null | undefined;
  /** Fields of the copy that differ, in all its languages. */
  readonly fields?: readonly FieldInput[] | null | undefined;
}

/**
 * Copies an item, in all its languages or in some. The blocks of a copied page have uids of their own, and what the copies refer to
 * among themselves are the copies. The folder `Data` of a page is made when the first item is copied there.
 */
export function copyItem({ content, editor }: Authoring, input: CopyInput): AuthoringResult<Item> {
  const found = findOriginals(content, input);
  if (!found.ok) return found;
  const roots = found.value;
  const target = findTarget(content, roots, input);
  if (!target.ok) return target;
  const { parent, created } = target.value;
  const drafts = content.drafts();
  const [first] = roots;
  const free = freeName(input.copyItemName || first?.name || '', parent, drafts);
  const name = checkName(free, parent, drafts);
  if (!name.ok) return name;
  const all =
    input.deepCopy === false ? roots : roots.flatMap((item) => withBelow(item, input, drafts));
  const copies = copiesOf(all, copyingOf(all, roots, { content, name: name.value, parent }, input));
  if (!copies.ok) return copies;
  content.change([...created, ...copies.value], editor.name);
  const [root] = copies.value;
  return findDraft(content, { itemId: root?.item, language: root?.language });
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
  roots: readonly Item[],
  { targetParentId, targetParentPath, targetLanguage }: CopyInput,
): AuthoringResult<FoundParent> {
  const [first] = roots;
  const above = targetParentPath || targetParentId || first?.parentId || '';
  const own = roots.length === 1 ? first?.language : undefined;
  const found = findParent(content, { parent: above, language: targetLanguage || own });
  if (!found.ok || !targetLanguage) return found;
  if (roots.length > 1)
    return invalid('Only one language can be copied to another one.', 'targetLanguage');
  const site = content.drafts().site(found.value.parent.siteName ?? '');
  return !site || site.languages.includes(targetLanguage)
    ? found
    : invalid(`The site ${site.name} isn’t in ${targetLanguage}.`, 'targetLanguage');
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
  readonly content: AuthoredContent;
  readonly name: string;
  readonly parent: Item;
}

interface Copying extends CopyPlace {
  /** The items that are copied to the place, with what is below them. */
  readonly roots: readonly Item[];
  /** The ids of the copies, by those of the originals. */
  readonly ids: ReadonlyMap<string, string>;
  /** The same for uids of blocks. */
  readonly uids: Map<string, string>;
  /** Whether a copy can refer to an item that isn't copied. */
  readonly reaches: (id: string) => boolean;
  /** The fields that differ. */
  readonly fields: readonly FieldInput[];
  /** The language of the copies, if it isn't that of the originals. */
  readonly language: string | undefined;
}

function copyingOf(
  all: readonly Item[],
  roots: readonly Item[],
  place: CopyPlace,
  { fields, targetLanguage }: CopyInput,
): Copying {
  const ids = new Map(all.map(({ id }) => [id, '']));
  for (const id of ids.keys()) ids.set(id, randomUUID());
  const reaches = reachOf(place.parent, roots[0], place.content.drafts());
  const language = targetLanguage || undefined;
  return { ...place, roots, ids, uids: new Map(), reaches, fields: fields ?? [], language };
}

/** Whether a copy can refer to an item: on another site, not to one of the site that it comes from. */
function reachOf(
  { siteName, language }: Item,
  original: Item | undefined,
  store: ContentStore,
): Copying['reaches'] {
  if (siteName === original?.siteName) return () => true;
  return (id) => {
    const item = store.item(id, language);
    return item !== undefined && (item.siteName === undefined || item.siteName === siteName);
  };
}

function copiesOf(all: readonly Item[], copying: Copying): AuthoringResult<readonly ItemChange[]> {
  const changes: ItemChange[] = [];
  for (const item of all) {
    const copy = copying.roots.includes(item)
      ? copiedRoot(item, copying)
      : ok(copiedItem(item, copying));
    if (!copy.ok) return copy;
    changes.push(copy.value);
  }
  return ok(changes);
}

/** The copy of the item itself, at its place. */
function copiedRoot(item: Item, copying: Copying): AuthoringResult<ItemChange> {
  const { content, fields, parent } = copying;
  const copy = copiedItem(item, copying);
  const placed = atRoot(copy.state, copy.language, copying);
  const state = changeFields(placed, fields, { content, item });
  if (!state.ok) return state;
  const place = { id: copy.item, siteName: parent.siteName, language: copy.language };
  const drafts = content.drafts();
  const free = refuseTakenRoute(routeAt(state.value, place, drafts), place, drafts);
  return free.ok ? ok({ ...copy, state: state.value }) : free;
}

function copiedItem(item: Item, copying: Copying) {
  const { id, path } = item;
  const state = copied(stateOf(item, copying.content.drafts()), copying);
  const language = copying.language ?? item.language;
  return { item: copying.ids.get(id) ?? '', language, state, note: `copied from ${path}` };
}

function atRoot(
  state: ItemState,
  language: string,
  { name, parent, content }: CopyPlace,
): ItemState {
  const { layout } = state;
  const placed = { ...state, name, parentId: parent.id };
  if (!layout) return placed;
  const route = routeBelow(parent, { language, segment: segmentOf(name) }, content.drafts());
  return { ...placed, layout: { ...layout, route } };
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

function copiedValue(value: FieldValue, { ids, reaches }: Copying): FieldValue {
  const referred = (id: string) => ids.get(id) ?? (reaches(id) ? id : undefined);
  if (value.kind === 'multilist')
    return { ...value, ids: value.ids.flatMap((id) => referred(id) ?? []) };
  if (value.kind === 'lookup' && value.id !== undefined)
    return { ...value, id: referred(value.id) };
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
