import { fail } from '#domain/result.ts';
import { parseGuid } from '../guid.ts';
import type { Item } from '../model.ts';
import { isPage } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { findDraft } from './findItem.ts';
import { itemAsVersion } from './itemAsVersion.ts';
import { keyOfTreeItem } from './itemIndex.ts';
import { checkName } from './itemNames.ts';
import type { ItemState } from './itemState.ts';
import { lastVersion } from './itemVersions.ts';
import { refuseTakenRoute, routeAt } from './pageAddress.ts';
import { knownRedirects } from './redirects/knownRedirects.ts';
import { draftPlace } from './redirects/placeOf.ts';
import { planRedirects, withItemsBelow } from './redirects/planRedirects.ts';
import type { Authoring } from './updateItem.ts';
import type { ItemKey, StoredVersion } from './versionStore.ts';

/** A page that editors have deleted. */
export interface DeletedPage {
  readonly id: string;
  readonly displayName: string;
  /** The address that it had, without the language; undefined if what was above it is gone too. */
  readonly route: string | undefined;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Whether visitors still see it. */
  readonly isSeen: boolean;
}

/** So many are listed. */
const maxListed = 100;

/**
 * The pages of a site that were deleted, the last ones first. Pages that were below them aren't listed: they come back with
 * them.
 */
export function deletedPages(
  content: AuthoredContent,
  { siteName, language }: { readonly siteName: string; readonly language: string },
): readonly DeletedPage[] {
  return content
    .changedKeys()
    .flatMap((key) => (key.language === language ? (deletionOf(content, key) ?? []) : []))
    .flatMap((deletion) => deletedPage(content, deletion, siteName) ?? [])
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, maxListed);
}

function deletionOf(content: AuthoredContent, key: ItemKey): StoredVersion | undefined {
  const latest = content.latest(key);
  return latest && !latest.state ? latest : undefined;
}

function deletedPage(
  content: AuthoredContent,
  { item: id, language, by, at }: StoredVersion,
  siteName: string,
): DeletedPage | undefined {
  const drafts = content.drafts();
  const last = lastVersion(content, { item: id, language });
  const item = last && itemAsVersion(last, drafts);
  if (!item || !isPage(item)) return undefined;
  const seen = content.published().item(id, language);
  const site = item.siteName ?? seen?.siteName ?? content.files().item(id, language)?.siteName;
  if (site !== siteName) return undefined;
  const isPlaced = drafts.item(item.parentId ?? '', language) !== undefined;
  const route = isPlaced ? item.layout.routePath : undefined;
  return { id, displayName: item.displayName, route, by, at, isSeen: seen !== undefined };
}

/** Brings back an item that was deleted, with everything below it, in all its languages, as it was. */
export function restoreItem(
  { content, editor }: Authoring,
  { itemId }: { readonly itemId: string },
): AuthoringResult<Item> {
  const id = parseGuid(itemId) ?? '';
  const languages = content.drafts().sites.flatMap((site) => site.languages);
  const states = [...new Set(languages)].flatMap((language) => {
    const key = { item: id, language };
    const state = deletionOf(content, key) && lastVersion(content, key)?.state;
    return state ? [{ ...key, state }] : [];
  });
  const [first] = states;
  if (!first) return fail({ kind: 'not-found', message: 'There is no such deleted item.' });
  for (const { language, state } of states) {
    const refused = refusePlace(content, { item: id, language }, state);
    if (!refused.ok) return refused;
  }
  const changes = states.map((each) => ({ ...each, note: 'restored' }));
  content.change(changes, editor.name);
  const kept = states.flatMap((each) => keptRedirects(content, each));
  if (kept.length > 0) content.change(kept, editor.name);
  return findDraft(content, { itemId: id, language: first.language });
}

/** Refuses to bring back an item whose place is gone or taken. */
function refusePlace(
  content: AuthoredContent,
  { item: id, language }: ItemKey,
  state: ItemState,
): AuthoringResult<unknown> {
  const drafts = content.drafts();
  const found = findDraft(content, { itemId: state.parentId });
  if (!found.ok) return invalid('What was above it was deleted too. Restore that first.', 'itemId');
  const parent = found.value;
  const name = checkName(state.name, parent, drafts, id);
  if (!name.ok) return name;
  const place = { id, siteName: parent.siteName, language };
  return refuseTakenRoute(routeAt(state, place, drafts), place, drafts);
}

/** The redirects that waited for the deletion lead to the pages again, if moves of these wait too. Otherwise they aren't needed. */
function keptRedirects(
  content: AuthoredContent,
  { item: id, language }: ItemKey,
): readonly ItemChange[] {
  const drafts = content.drafts();
  const item = drafts.item(id, language);
  const { waiting } = knownRedirects(drafts);
  const pages = item ? withItemsBelow(item, drafts).filter(isPage) : [];
  return planRedirects(
    content,
    pages
      .filter((page) => waiting.has(keyOfTreeItem(page)))
      .map((page) => ({
        page,
        place: draftPlace(content, { item: page.id, language }),
        targetId: page.id,
      })),
  );
}
