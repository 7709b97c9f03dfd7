import { fail, ok } from '#domain/result.ts';
import { parseGuid } from '../guid.ts';
import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { refuseChanged } from './findConflicts.ts';
import { findAllLanguages, findDraft, type ItemReference } from './findItem.ts';
import { type ItemState, revisionOfState } from './itemState.ts';
import { relatedItems } from './relatedItems.ts';
import { stateOf } from './stateOf.ts';
import type { Authoring } from './updateItem.ts';
import type { ItemKey, StoredVersion } from './versionStore.ts';

/** A version in the history of an item. */
export interface ItemVersion {
  readonly version: number;
  readonly revision: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly note: string;
  /** Whether it is the one that visitors see. */
  readonly isPublished: boolean;
}

/** The versions of an item in a language, newest first. What the content files say is version 1. */
export function historyOf(content: AuthoredContent, key: ItemKey): readonly ItemVersion[] {
  const pointer = content.live(key);
  const stored = content.history(key);
  const files = fileVersion(content, key);
  const all = files && stored.every(({ version }) => version > 1) ? [...stored, files] : stored;
  return all.map((each) => {
    const { version, revision, at, by, note } = each;
    const isPublished = pointer ? pointer.version === version : each === files;
    return { version, revision, at, by, note, isPublished };
  });
}

/** What the content files say of an item, as its first version. */
function fileVersion(content: AuthoredContent, key: ItemKey): StoredVersion | undefined {
  const files = content.files();
  const item = files.item(key.item, key.language);
  if (!item) return undefined;
  const state = stateOf(item, files);
  const said = { version: 1, state, base: state, revision: revisionOfState(state) };
  return { ...key, ...said, by: '', at: item.updated, note: 'content files' };
}

/** A version of an item; undefined if there is none with the number. */
export function versionOf(
  content: AuthoredContent,
  key: ItemKey,
  version: number,
): StoredVersion | undefined {
  return content.version(key, version) ?? (version === 1 ? fileVersion(content, key) : undefined);
}

/** The latest version of an item that doesn't delete it. */
export function lastVersion(content: AuthoredContent, key: ItemKey): StoredVersion | undefined {
  return content.history(key).find(({ state }) => state) ?? fileVersion(content, key);
}

interface RestoreInput {
  readonly itemId: string;
  readonly language: string;
  readonly version: number;
  readonly baseRevision?: string | null | undefined;
}

/** Makes what an earlier version said the latest version, also of an item that was deleted. */
export function restoreVersion(
  { content, editor }: Authoring,
  { itemId, language, version, baseRevision }: RestoreInput,
): AuthoringResult<Item> {
  const key = { item: parseGuid(itemId) ?? '', language };
  const stored = versionOf(content, key, version);
  if (!stored) return fail({ kind: 'not-found', message: `There is no version ${version}.` });
  if (!stored.state) return invalid(`The item was deleted in version ${version}.`, 'version');
  const now = content.drafts().item(key.item, language);
  const fresh = now ? refuseChanged(content, now, baseRevision) : ok(undefined);
  if (!fresh.ok) return fresh;
  const note = `restored version ${version}`;
  content.change([{ ...key, state: stored.state, note }], editor.name);
  return findDraft(content, { itemId: key.item, language });
}

interface AddVersionInput extends ItemReference {
  readonly language: string;
}

/**
 * Adds an item to a language: a page as it is in the default language of its site, with the fields of its blocks, to be
 * translated. An item that the language has already stays as it is.
 */
export function addItemVersion(
  { content, editor }: Authoring,
  { language, ...reference }: AddVersionInput,
): AuthoringResult<Item> {
  const found = findAllLanguages(content, reference);
  if (!found.ok) return found;
  const drafts = content.drafts();
  const own = found.value.find((item) => item.language === language);
  if (own) return ok(own);
  const site = drafts.site(found.value[0]?.siteName ?? '');
  if (!site?.languages.includes(language))
    return invalid(`The site has no language ${language}.`, 'language');
  const from = found.value.find((item) => item.language === site.language) ?? found.value[0];
  if (!from) return invalid('The item is in no language.', 'itemId');
  const all = [from, ...relatedItems(from, drafts)];
  const changes = all
    .filter(({ id }) => !drafts.item(id, language))
    .map((item) => inLanguage(item, language, drafts));
  content.change(changes, editor.name);
  return findDraft(content, { itemId: from.id, language });
}

function inLanguage(item: Item, language: string, store: ContentStore): ItemChange {
  const state: ItemState = stateOf(item, store);
  return { item: item.id, language, state, note: `added in ${language}` };
}
