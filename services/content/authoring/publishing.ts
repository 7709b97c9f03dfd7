import { fail, ok } from '#domain/result.ts';
import { revisionOf } from '../editing.ts';
import { parseGuid } from '../guid.ts';
import type { Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import type { AuthoredContent } from './authoredContent.ts';
import { type AuthoringFailure, type AuthoringResult, invalid } from './authoringFailure.ts';
import { keyOfItem } from './itemIndex.ts';
import { versionOf } from './itemVersions.ts';
import { pageRedirectOf } from './redirects/pageRedirect.ts';
import { publishRedirects } from './redirects/publishRedirects.ts';
import { refusePublish } from './refusePublish.ts';
import { relatedItems } from './relatedItems.ts';
import type { Authoring } from './updateItem.ts';
import type { ItemKey, LiveVersion } from './versionStore.ts';

/** What visitors see of an item: its latest version, an earlier one, or nothing. */
export type PublishState = 'published' | 'changed' | 'unpublished';

/** What visitors see of an item in a language. */
export function publishStateOf(content: AuthoredContent, key: ItemKey): PublishState {
  const latest = content.latest(key);
  const pointer = content.live(key);
  if (pointer) {
    const { version } = pointer;
    if (version === undefined) return 'unpublished';
    if (version === (latest?.version ?? 1)) return 'published';
    // Visitors see nothing of an item whose deletion was published, also if it is back for editors.
    return versionOf(content, key, version)?.state ? 'changed' : 'unpublished';
  }
  if (!latest) return 'published';
  return content.files().item(key.item, key.language) ? 'changed' : 'unpublished';
}

interface PublishInput {
  readonly rootItemId?: string | null | undefined;
  readonly rootItemIds?: readonly string[] | null | undefined;
  /** @default all */
  readonly languages?: readonly string[] | null | undefined;
  readonly publishSubItems?: boolean | null | undefined;
  readonly publishRelatedItems?: boolean | null | undefined;
}

/** Publishes items, with what is below them or what they use if asked to. Returns how many visitors see another version of. */
export function publishItems(
  { content, editor }: Authoring,
  input: PublishInput,
): AuthoringResult<number> {
  if (editor.role !== 'publisher') return fail(notPublisher);
  const ids = [...(input.rootItemIds ?? []), input.rootItemId ?? ''].filter((id) => id !== '');
  if (ids.length === 0) return invalid('Name the item to publish.', 'rootItemId');
  const keys = new Map<string, ItemKey>();
  const chosen = new Set<string>();
  for (const id of ids) {
    const item = parseGuid(id) ?? '';
    const roots = rootsOf(content, item, input.languages);
    if (roots.length === 0) return fail({ kind: 'not-found', message: `There is no item ${id}.` });
    for (const root of roots) {
      chosen.add(keyOfItem(root));
      for (const key of keysFor(content, root, input)) keys.set(keyOfItem(key), key);
    }
  }
  const live = [...keys.values()].flatMap((key) =>
    isHidden(content, key) && !chosen.has(keyOfItem(key)) ? [] : newLive(content, key),
  );
  return makeLive({ content, editor }, live);
}

/** Lets visitors see versions, and their redirects with them, which nobody publishes alone. */
function makeLive(
  { content, editor }: Authoring,
  wanted: readonly LiveVersion[],
): AuthoringResult<number> {
  const drafts = content.drafts();
  const live = wanted.filter(({ item, language }) => {
    const draft = drafts.item(item, language);
    return !draft || !pageRedirectOf(draft);
  });
  const after = content.publishedWith(live);
  const refusal = refusePublish(content, after, live);
  if (refusal !== undefined) return invalid(refusal, 'rootItemId');
  content.setLive(live, { ...publishRedirects(content, after, live), by: editor.name });
  return ok(live.length);
}

const notPublisher: AuthoringFailure = {
  kind: 'forbidden',
  message: 'Only publishers publish.',
};

/** An item in the languages it exists in, or existed in before it was deleted. */
function rootsOf(
  content: AuthoredContent,
  item: string,
  languages: PublishInput['languages'],
): readonly ItemKey[] {
  const drafts = content.drafts();
  const all = new Set(drafts.sites.flatMap((site) => site.languages));
  return [...all]
    .filter((language) => !languages?.length || languages.includes(language))
    .map((language) => ({ item, language }))
    .filter((key) => drafts.item(item, key.language) || content.latest(key));
}

/** What is published with an item. Items that visitors don't see yet need those above them. */
function keysFor(
  content: AuthoredContent,
  root: ItemKey,
  { publishSubItems, publishRelatedItems }: PublishInput,
): readonly ItemKey[] {
  const drafts = content.drafts();
  const item = drafts.item(root.item, root.language);
  // The item was deleted.
  if (!item) return [root];
  const chosen = publishSubItems ? [item, ...below(item, drafts)] : [item];
  const used = publishRelatedItems ? chosen.flatMap((each) => relatedItems(each, drafts)) : [];
  const all = [...chosen, ...used];
  const above = all
    .flatMap((each) => drafts.ancestors(each))
    .filter((each) => !isSeen(content, each));
  const beside = chosen.filter(isPage).flatMap((page) => placedAnew(content, page));
  const gone = publishSubItems ? deletedBelow(content, all, root.language) : [];
  return [...all, ...above, ...beside].map(keyOf).concat(gone);
}

/** The pages beside a page that differ from what visitors see in their place only, which is one among others. */
function placedAnew(content: AuthoredContent, page: Item): readonly Item[] {
  const drafts = content.drafts();
  const [parent] = drafts.ancestors(page);
  const siblings = parent ? drafts.children(parent).filter(isPage) : [];
  return siblings.filter((each) => {
    if (publishStateOf(content, keyOf(each)) !== 'changed') return false;
    const seen = content.published().item(each.id, each.language);
    if (!seen || seen.sortOrder === each.sortOrder) return false;
    return revisionOf({ ...seen, sortOrder: each.sortOrder }) === revisionOf(each);
  });
}

function below(item: Item, store: ContentStore): readonly Item[] {
  return store.children(item).flatMap((child) => [child, ...below(child, store)]);
}

function keyOf({ id, language }: Item): ItemKey {
  return { item: id, language };
}

function isSeen(content: AuthoredContent, { id, language }: Item): boolean {
  return content.published().item(id, language) !== undefined;
}

/** The items that visitors see below others, and that were deleted or moved away. */
function deletedBelow(
  content: AuthoredContent,
  items: readonly Item[],
  language: string,
): readonly ItemKey[] {
  const published = content.published();
  const parents = new Set(items.map(({ id }) => id));
  return content.changedKeys().filter((key) => {
    if (key.language !== language || content.latest(key)?.state) return false;
    const seen = published.item(key.item, language);
    return seen?.parentId !== undefined && parents.has(seen.parentId);
  });
}

/** Whether somebody has unpublished an item. It is published again only if it is named. */
function isHidden(content: AuthoredContent, key: ItemKey): boolean {
  const pointer = content.live(key);
  return pointer !== undefined && pointer.version === undefined;
}

/** The latest version of an item, unless visitors see it already. */
function newLive(content: AuthoredContent, key: ItemKey): readonly LiveVersion[] {
  if (publishStateOf(content, key) === 'published') return [];
  const { item, language } = key;
  return [{ item, language, version: content.latest(key)?.version ?? 1 }];
}

interface UnpublishInput {
  readonly itemId: string;
  /** @default all */
  readonly languages?: readonly string[] | null | undefined;
}

/** Hides an item, and with it everything below it, from visitors. Its versions stay. */
export function unpublishItem(
  { content, editor }: Authoring,
  { itemId, languages }: UnpublishInput,
): AuthoringResult<number> {
  if (editor.role !== 'publisher') return fail(notPublisher);
  const roots = rootsOf(content, parseGuid(itemId) ?? '', languages);
  if (roots.length === 0)
    return fail({ kind: 'not-found', message: `There is no item ${itemId}.` });
  const hidden = roots.map((key) => ({ ...key, version: undefined }));
  content.setLive(hidden, { changes: [], drafts: [], by: editor.name });
  return ok(roots.length);
}

/** Publishes all that has changed on a site, or on all of them. */
export function publishSites(
  authoring: Authoring,
  {
    siteNames,
    languages,
  }: { readonly siteNames: readonly string[]; readonly languages?: PublishInput['languages'] },
): AuthoringResult<number> {
  const { content, editor } = authoring;
  if (editor.role !== 'publisher') return fail(notPublisher);
  const [drafts, published] = [content.drafts(), content.published()];
  const wanted = content.changedKeys().filter((key) => {
    if (languages?.length && !languages.includes(key.language)) return false;
    const item = drafts.item(key.item, key.language) ?? published.item(key.item, key.language);
    return siteNames.length === 0 || siteNames.includes(item?.siteName ?? '');
  });
  const live = wanted.flatMap((key) => (isHidden(content, key) ? [] : newLive(content, key)));
  return makeLive(authoring, live);
}
