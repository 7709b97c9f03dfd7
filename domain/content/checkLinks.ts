import { defaultLocale, type Locale, type Site } from '#domain/sites/site.ts';
import { isSiteFile } from '#domain/sites/siteFiles.ts';
import { hrefKind } from './href.ts';
import { fitsWildcards, hasWildcard } from './wildcards.ts';

/** Returns the problem of a link's target, or `undefined`. */
export type LinkCheck = (href: string) => string | undefined;

/** What the check of links has to know about a site. */
export type LinkedSite = Pick<Site, 'hosts' | 'locales'>;

/** The pages that links may lead to, by language. */
export interface LinkedPages {
  readonly site: LinkedSite;
  readonly paths: ReadonlyMap<Locale, ReadonlySet<string>>;
}

/** The pages of a site, by language. */
export interface SitePages extends LinkedPages {
  readonly site: Site;
}

/**
 * Checks the links on pages of a site in one language: an internal link must lead to a page of the
 * same site and language. Links to other sites can't be checked here.
 */
export function createLinkCheck({ site, paths }: LinkedPages, locale: Locale): LinkCheck {
  return (href) => {
    const path = ownPath(href, site);
    if (path === undefined || isServed(path)) return undefined;
    const target = splitLocale(path, site);
    if (!isPage(target.path, paths.get(target.locale))) return `leads to ${href}, which is no page`;
    return target.locale === locale
      ? undefined
      : `leads to ${href}, which is in another language (${target.locale})`;
  };
}

/** Whether a path is one of the pages, or matches one with open segments. */
function isPage(path: string, pages: ReadonlySet<string> | undefined): boolean {
  if (pages?.has(path)) return true;
  return [...(pages ?? [])].some((page) => hasWildcard(page) && fitsWildcards(page, path));
}

/** The path of a link within this site, without query; `undefined` if it leads elsewhere. */
function ownPath(href: string, site: LinkedSite): string | undefined {
  switch (hrefKind(href)) {
    case 'anchor':
    case 'mail':
    case 'phone':
      return undefined;
    case 'internal':
      return href.startsWith('/') ? decoded(href) : undefined;
    case 'external':
      return site.hosts.some((host) => hostOf(href) === host)
        ? decoded(href.replace(/^(https?:)?\/\/[^/?#]*/i, '') || '/')
        : undefined;
  }
}

function hostOf(href: string): string | undefined {
  return /^(?:https?:)?\/\/([^/?#]*)/i.exec(href)?.[1]?.toLowerCase();
}

/** Removes query, fragment and trailing slash, and decodes percent escapes. */
function decoded(href: string): string {
  const path = (/^[^?#]*/.exec(href)?.[0] ?? '').replace(/(?<=.)\/+$/, '');
  try {
    return decodeURIComponent(path) || '/';
  } catch {
    return path;
  }
}

/** Paths served by the platform or the app that are no pages: media, and files such as `robots.txt`. */
function isServed(path: string): boolean {
  return /^\/(-|sitecore)\//.test(path) || isSiteFile(path);
}

function splitLocale(path: string, site: LinkedSite): { locale: Locale; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const locale = site.locales.slice(1).find((candidate) => candidate === first);
  return locale ? { locale, path: rest || '/' } : { locale: defaultLocale(site), path };
}
