import { textOf } from '../../fieldText.ts';
import { itemUrlPath } from '../../itemUrl.ts';
import type { ContentTree, Item, Site, SiteRedirect } from '../../model.ts';
import { isPage } from '../../store.ts';
import { comparableAddress, literalPattern, pageRedirectOf } from './pageRedirect.ts';

/** The addresses of the pages of a state of the content. */
export interface PageAddresses {
  /** The address of a page of a site; undefined if the state has no such page. */
  readonly of: (site: Site, id: string, language: string) => string | undefined;
  /** Whether a page of a site is at an address in comparable form. */
  readonly has: (site: Site, address: string) => boolean;
}

/** Indexes the addresses of pages. */
export function pageAddresses(items: readonly Item[], sites: ContentTree['sites']): PageAddresses {
  const byName = new Map(sites.map((site) => [site.name, site]));
  const store = { site: (name: string) => byName.get(name) };
  const pages = items.filter(isPage);
  const byId = new Map(pages.map((page) => [`${page.id} ${page.language}`, page]));
  const taken = new Set(
    pages.map((page) => `${page.siteName} ${comparableAddress(itemUrlPath(page, store))}`),
  );
  return {
    of: (site, id, language) => {
      const page = byId.get(`${id} ${language}`);
      return page?.siteName === site.name ? itemUrlPath(page, store) : undefined;
    },
    has: ({ name }, address) => taken.has(`${name} ${address}`),
  };
}

interface RedirectSources {
  readonly site: Site;
  /** The items of the site that are redirects. */
  readonly made: readonly Item[];
  readonly pages: () => PageAddresses;
  /** Those of the content files. */
  readonly filePages: () => PageAddresses;
}

/**
 * The redirects of a site: those of the content files, and those that editors have made. A redirect to a page leads to the
 * address that the page has in this state of the content. It is left out while a page is at its own address, or its target isn't
 * there. So it leads to a page in one hop, and never in a circle.
 */
export function siteRedirects(sources: RedirectSources): readonly SiteRedirect[] {
  const { site, made, pages } = sources;
  if (made.length === 0 && site.redirects.length === 0) return site.redirects;
  const toPages = firstOfEach(waitingLast(made).flatMap((item) => pageRedirect(item, site, pages)));
  const toAddresses = [...site.redirects, ...made.flatMap((item) => addressRedirect(item, site))];
  const targets = new Map(toPages.map(({ pattern, target }) => [literalPattern(pattern), target]));
  const kept = toAddresses.flatMap((redirect) => keptRedirect(redirect, targets, sources));
  return [...kept, ...toPages];
}

function pageRedirect(
  item: Item,
  site: Site,
  pages: RedirectSources['pages'],
): readonly SiteRedirect[] {
  const redirect = pageRedirectOf(item);
  if (!redirect) return [];
  const { pattern, targetId } = redirect;
  const target = pages().of(site, targetId, item.language);
  const own = literalPattern(pattern);
  if (target === undefined || own === undefined || pages().has(site, own)) return [];
  // Without its language, it would also redirect the translations of the page.
  return [{ pattern, target, locale: item.language, ...permanent }];
}

/** Editors see redirects that wait beside those that visitors follow. */
function waitingLast(made: readonly Item[]): readonly Item[] {
  const isWaiting = (item: Item) => Number(pageRedirectOf(item)?.waitsFor !== undefined);
  return made.toSorted((one, other) => isWaiting(one) - isWaiting(other));
}

function firstOfEach(redirects: readonly SiteRedirect[]): readonly SiteRedirect[] {
  const byPattern = new Map(
    redirects.toReversed().map((each) => [`${each.locale} ${each.pattern}`, each]),
  );
  return redirects.filter((each) => byPattern.get(`${each.locale} ${each.pattern}`) === each);
}

const permanent = {
  type: 'REDIRECT_301',
  preserveQuery: true,
  preserveLanguage: false,
} as const;

function addressRedirect(item: Item, site: Site): readonly SiteRedirect[] {
  const [pattern, target] = [textOf(item, 'Pattern'), textOf(item, 'Target')];
  if (pattern === '' || target === '') return [];
  const locale = item.language === site.language ? '' : item.language;
  return [{ pattern, target, locale, ...permanent }];
}

/**
 * A redirect to an address, which leads on if the page there has moved. It makes room for a page that editors have brought to its
 * own address, and for their redirect of that page.
 */
function keptRedirect(
  redirect: SiteRedirect,
  targets: ReadonlyMap<string | undefined, string>,
  { site, pages, filePages }: RedirectSources,
): readonly SiteRedirect[] {
  const own = literalPattern(redirect.pattern);
  if (own !== undefined) {
    const isPageOfEditors = pages().has(site, own) && !filePages().has(site, own);
    if (isPageOfEditors || targets.has(own)) return [];
  }
  const [path = '', rest = ''] = splitAfterPath(redirect.target);
  const target = targets.get(comparableAddress(path));
  return [target === undefined ? redirect : { ...redirect, target: target + rest }];
}

function splitAfterPath(target: string): readonly string[] {
  const at = target.search(/[?#]/);
  return at === -1 ? [target] : [target.slice(0, at), target.slice(at)];
}
