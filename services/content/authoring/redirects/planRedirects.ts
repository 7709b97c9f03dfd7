import { itemUrlPath } from '../../itemUrl.ts';
import type { Item, PageItem } from '../../model.ts';
import { type ContentStore, isPage } from '../../store.ts';
import type { AuthoredContent, ItemChange } from '../authoredContent.ts';
import { keyOfTreeItem } from '../itemIndex.ts';
import { knownRedirects, pageIn } from './knownRedirects.ts';
import { patternOf } from './pageRedirect.ts';
import { draftPlace, nowhere, seenPlace } from './placeOf.ts';
import { changedRedirect, newRedirect, removedRedirect } from './redirectChanges.ts';

/** A page that gets another place, or is deleted. */
export interface ChangedPage {
  readonly page: PageItem;
  /** Its place afterwards (`placeOf`). */
  readonly place: string;
  /** The page to which the address leads that visitors know. Undefined: to none, as the editor has chosen. */
  readonly targetId: string | undefined;
}

/**
 * The redirects that wait for changes of pages: made, changed or dropped. Each page that gets another place by itself has one. It is
 * published with the page, and those of the pages below are made then.
 */
export function planRedirects(
  content: AuthoredContent,
  changed: readonly ChangedPage[],
): readonly ItemChange[] {
  const published = content.published();
  const { waiting } = knownRedirects(content.drafts());
  return changed.flatMap(({ page, place, targetId }): readonly ItemChange[] => {
    const { id, language } = page;
    const redirect = waiting.get(keyOfTreeItem(page));
    const seen = seenPlace(content, { item: id, language });
    if (targetId === undefined || place === seen)
      return redirect ? [removedRedirect(redirect)] : [];
    if (redirect) return changedRedirect(redirect, { targetId }, content);
    if (seen === nowhere) return [];
    // Visitors don't see the page while one above it is gone. It may come back before the page itself is published.
    const pattern = patternOf(itemUrlPath(pageIn(published, page) ?? page, published));
    return newRedirect(page, { pattern, targetId, waitsFor: id }, content);
  });
}

/** A page and those below it that editors have brought there, and that visitors still see elsewhere. */
export function withPagesBroughtBelow(item: Item, content: AuthoredContent): readonly PageItem[] {
  const isBrought = (page: PageItem) => {
    const key = { item: page.id, language: page.language };
    return draftPlace(content, key) !== seenPlace(content, key);
  };
  return withItemsBelow(item, content.drafts())
    .filter(isPage)
    .filter((page) => page === item || isBrought(page));
}

/** An item and everything below it. */
export function withItemsBelow(item: Item, store: ContentStore): readonly Item[] {
  return [item, ...store.children(item).flatMap((child) => withItemsBelow(child, store))];
}
