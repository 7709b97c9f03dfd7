import { randomUUID } from 'node:crypto';
import { ok } from '#domain/result.ts';
import type { FieldValue, Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { type FoundParent, findParent } from './createItem.ts';
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
  /** Copies the item in this language only. @default all its languages */
  readonly language?: string | null | undefined;
  /** The language of the copy of one language. @default the same */
  readonly targetLanguage?: string | null | undefined;
}

/**
 * Copies an item, in all its languages or in one. The blocks of a copied page have uids of their own, and what the copies refer to
 * among themselves are the copies. The folder `Data` of a page is made when the first item is copied there.
 */
export function copyItem(
  { content, editor }: Authoring,
  { copyItemName, deepCopy, ...input }: CopyInput,
): AuthoringResult<Item> {
  const found = findCopied(content, input);
  if (!found.ok) return found;
  const target = findTarget(content, found.value, input);
  if (!target.ok) return target;
  const { parent, created } = target.value;
  const drafts = content.drafts();
  const [first] = found.value;
  const free = freeName(copyItemName || first?.name || '', parent, drafts);
  const name = checkName(free, parent, drafts);
  if (!name.ok) return name;
  const all =
    deepCopy === false ? found.value : found.value.flatMap((item) => withBelow(item, drafts));
  const ids = new Map(all.map(({ id }) => [id, '']));
  for (const id of ids.keys()) ids.set(id, randomUUID());
  const segment = segmentOf(name.value);
  const routeOfCopy = (language: string) => routeBelow(parent, { language, segment }, drafts);
  const copying = { ids, uids: new Map<string, string>(), reaches: reachOf(parent, first, drafts) };
  const roots = new Set(found.value.map(({ id }) => id));
  const changes = all.map((item): ItemChange => {
    const state = copied(stateOf(item, drafts), copying);
    const language = input.language ? parent.language : item.language;
    return {
      item: ids.get(item.id) ?? '',
      language,
      state: roots.has(item.id)
        ? atRoot(state, name.value, routeOfCopy(language), parent.id)
        : state,
      note: `copied from ${item.path}`,
    };
  });
  content.change([...created, ...changes], editor.name);
  const [root] = changes;
  return findDraft(content, { itemId: root?.item, language: root?.language });
}

type CopySource = Omit<CopyInput, 'copyItemName' | 'deepCopy'>;

/** The item in the languages that are copied. At least one. */
function findCopied(content: AuthoredContent, input: CopySource): AuthoringResult<readonly Item[]> {
  const { itemId, path, language } = input;
  if (!language) return findAllLanguages(content, { itemId, path });
  const found = findDraft(content, { itemId, path, language });
  return found.ok ? ok([found.value]) : found;
}

function findTarget(
  content: AuthoredContent,
  [first]: readonly Item[],
  { targetParentId, targetParentPath, language, targetLanguage }: CopySource,
): AuthoringResult<FoundParent> {
  const above = targetParentPath || targetParentId || first?.parentId || '';
  const found = findParent(content, { parent: above, language: targetLanguage || language });
  if (!found.ok || !targetLanguage) return found;
  const site = content.drafts().site(found.value.parent.siteName ?? '');
  return !site || site.languages.includes(targetLanguage)
    ? found
    : invalid(`The site ${site.name} isn’t in ${targetLanguage}.`, 'targetLanguage');
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
  /** Whether a copy can refer to an item that isn't copied. */
  readonly reaches: (id: string) => boolean;
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
