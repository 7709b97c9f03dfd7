import { itemUrlPath } from '../../itemUrl.ts';
import type { Item, PageItem } from '../../model.ts';
import { type ContentStore, isPage } from '../../store.ts';
import { keyOfTreeItem } from '../itemIndex.ts';
import {
  comparableAddress,
  literalPattern,
  type PageRedirect,
  pageRedirectOf,
} from './pageRedirect.ts';

/** The key of an address in a language of a site. */
function addressKey(
  { siteName = '', language }: Pick<Item, 'siteName' | 'language'>,
  address: string,
): string {
  return `${siteName} ${language} ${comparableAddress(address)}`;
}

/** The key of the address of a page. */
export function pageKey(page: PageItem, store: ContentStore): string {
  return addressKey(page, itemUrlPath(page, store));
}

/** The redirects to pages that editors have made. */
export interface KnownRedirects {
  /** Those that wait for the change of a page, by the key of the page. */
  readonly waiting: ReadonlyMap<string, PageRedirect>;
  /** Those that visitors follow, by the keys of their own addresses. */
  readonly followed: ReadonlyMap<string, PageRedirect>;
}

/** Finds the redirects to pages in the drafts. */
export function knownRedirects(drafts: ContentStore): KnownRedirects {
  const all = drafts.items.flatMap((item) => pageRedirectOf(item) ?? []);
  return {
    waiting: new Map(
      all.flatMap((each) => {
        const { waitsFor: id, item } = each;
        return id === undefined ? [] : [[keyOfTreeItem({ id, language: item.language }), each]];
      }),
    ),
    followed: new Map(
      all.flatMap((each) => {
        const key = redirectKey(each);
        return each.waitsFor === undefined && key !== undefined ? [[key, each]] : [];
      }),
    ),
  };
}

/** The key of the address at which a redirect begins. */
export function redirectKey({ item, pattern }: PageRedirect): string | undefined {
  const address = literalPattern(pattern);
  return address === undefined ? undefined : addressKey(item, address);
}

/** All pages, by the keys of their addresses. */
export function pagesByKey(store: ContentStore): ReadonlyMap<string, PageItem> {
  return new Map(store.items.filter(isPage).map((page) => [pageKey(page, store), page]));
}

/** A page of a state of the content. */
export function pageIn(
  store: ContentStore,
  { id, language }: Pick<Item, 'id' | 'language'>,
): PageItem | undefined {
  const item = store.item(id, language);
  return item && isPage(item) ? item : undefined;
}

/** The page above a page. */
export function pageAbove(page: Item, store: ContentStore): PageItem | undefined {
  return store.ancestors(page).find(isPage);
}
