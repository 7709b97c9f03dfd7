import { ok } from '#domain/result.ts';
import { parseGuid } from '../guid.ts';
import type { Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import type { AuthoredContent } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { type BasedReference, changesOf, findUnchanged } from './findUnchanged.ts';
import { reasonToStay } from './fixedPages.ts';
import { pageAbove } from './redirects/knownRedirects.ts';
import { placeOf } from './redirects/placeOf.ts';
import {
  type ChangedPage,
  planRedirects,
  withItemsBelow,
  withPagesBroughtBelow,
} from './redirects/planRedirects.ts';
import { stays } from './relocate.ts';
import type { Authoring } from './updateItem.ts';

interface DeleteInput extends BasedReference {
  /** The page to which the addresses that visitors know lead when the deletion is published. Undefined: to none. */
  readonly redirectTo?: string | null | undefined;
}

/** Deletes an item with everything below it, in all its languages. Its versions stay, so it can be restored. */
export function deleteItem(
  { content, editor }: Authoring,
  { redirectTo, ...input }: DeleteInput,
): AuthoringResult<true> {
  const found = findUnchanged(content, input);
  if (!found.ok) return found;
  const drafts = content.drafts();
  const isTop = found.value.some(({ parentId, siteName }) => !parentId || !siteName);
  if (isTop) return invalid('What is above the sites can’t be deleted.', 'itemId');
  const pages = found.value.flatMap((item) => withItemsBelow(item, drafts));
  const [reason] = pages.flatMap((page) => reasonToStay(page, drafts) ?? []);
  if (reason !== undefined) return invalid(stays(reason), 'itemId');
  const target = redirectTo ? findTarget(redirectTo, found.value, drafts) : ok(undefined);
  if (!target.ok) return target;
  const lost = found.value.flatMap((item) => lostPages(item, target.value, content));
  const gone = changesOf(found.value, drafts, () => undefined, 'deleted');
  content.change([...gone, ...planRedirects(content, lost)], editor.name);
  return ok(true);
}

/** The page to which the addresses lead. It can't be one that is deleted too. */
function findTarget(
  wanted: string,
  items: readonly Item[],
  store: ContentStore,
): AuthoringResult<string> {
  const id = parseGuid(wanted) ?? '';
  const pages = items.flatMap(({ language }) => store.item(id, language) ?? []).filter(isPage);
  const gone = new Set(items.map((item) => item.id));
  const isGone = pages.some((page) =>
    [page, ...store.ancestors(page)].some((each) => gone.has(each.id)),
  );
  if (isGone)
    return invalid('The page to which the address shall lead is deleted too.', 'redirectTo');
  return pages.length > 0 ? ok(id) : invalid('There is no such page to lead to.', 'redirectTo');
}

/** In a language that lacks the page to which the addresses lead, they lead to the page above. */
function lostPages(
  item: Item,
  targetId: string | undefined,
  content: AuthoredContent,
): readonly ChangedPage[] {
  const drafts = content.drafts();
  const target = targetId === undefined ? undefined : drafts.item(targetId, item.language);
  const own = target && isPage(target) ? target : pageAbove(item, drafts);
  const lead = targetId === undefined ? undefined : own?.id;
  return withPagesBroughtBelow(item, content).map((page) => ({
    page,
    place: placeOf(undefined),
    targetId: lead,
  }));
}
