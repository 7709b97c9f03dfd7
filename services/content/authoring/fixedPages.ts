import type { Item } from '../model.ts';
import { isErrorPage } from '../panels/siteLinks.ts';
import { type ContentStore, isPage } from '../store.ts';
import { isWildcardPage } from '../wildcardPage.ts';

/** An address that a site needs, and why. */
interface NeededAddress {
  readonly route: string;
  readonly reason: string;
}

const needed = new WeakMap<ContentStore, Map<string, readonly NeededAddress[]>>();

/**
 * Why a page has to stay at its address, in a sentence; undefined if it can be renamed, moved and deleted. A page above such a page
 * stays too, because both addresses begin the same way.
 */
export function reasonToStay(page: Item, store: ContentStore): string | undefined {
  if (!isPage(page)) return undefined;
  const { routePath } = page.layout;
  if (routePath === '/') return 'This is the start page of the site.';
  const start = `${routePath}/`;
  return neededAddresses(page, store).find(
    ({ route }) => route === routePath || route.startsWith(start),
  )?.reason;
}

function neededAddresses(
  { siteName = '', language }: Item,
  store: ContentStore,
): readonly NeededAddress[] {
  const known = needed.get(store) ?? new Map<string, readonly NeededAddress[]>();
  needed.set(store, known);
  const key = `${siteName} ${language}`;
  const all = known.get(key) ?? [
    ...pagesWithARole(siteName, language, store),
    ...addressesInTexts(siteName, language, store),
  ];
  known.set(key, all);
  return all;
}

function pagesWithARole(
  siteName: string,
  language: string,
  store: ContentStore,
): readonly NeededAddress[] {
  return store.pages(siteName, language).flatMap((page): readonly NeededAddress[] => {
    const route = page.layout.routePath;
    if (isErrorPage(page))
      return [{ route, reason: 'The site shows this page when another one is missing or fails.' }];
    if (!isWildcardPage(page)) return [];
    const reason =
      'Many addresses begin with that of this page, such as those of cars or facilities.';
    return [{ route, reason }];
  });
}

/** Texts of the dictionary that begin so are addresses of pages to which the site itself links. */
const addressText = /^pathTo/;

function addressesInTexts(
  siteName: string,
  language: string,
  store: ContentStore,
): readonly NeededAddress[] {
  const phrases = store.site(siteName)?.dictionaries.get(language) ?? [];
  return phrases
    .filter(({ key, text }) => addressText.test(key) && text.startsWith('/'))
    .map(({ key, text }) => ({
      route: text.replace(/(.)\/+$/, '$1'),
      reason: `The site links to this page, or to one below it, by the text ${key} of its dictionary.`,
    }));
}
