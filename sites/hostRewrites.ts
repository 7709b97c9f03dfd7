import { defaultLocale, type Locale, type Site } from '#domain/sites/site.ts';
import { sites } from './index.ts';

/** A rewrite rule in the shape of Next's `rewrites()`. */
export interface Rewrite {
  readonly source: string;
  readonly has?: { readonly type: 'host'; readonly value: string }[];
  readonly destination: string;
}

/** Where a request with an unknown host ends: no site has this id, so the page is a 404. */
export const unknownSitePath = '/unknown-host/und';

/**
 * Rules that lead each host to the pages of its site: `/en/about` at a carstore host becomes
 * `/carstore-se/en/about`. They run after files and before dynamic routes, and the first that
 * matches ends the search, so that nobody reaches another site by writing its id into the path.
 */
export function hostRewrites(): Rewrite[] {
  const known = sites.flatMap((site) => siteRewrites(site));
  return [...known, { source: pagePattern, destination: unknownSitePath }];
}

/** Paths that belong to the content platform, whatever the host. */
export const platformRewrites: readonly Rewrite[] = [
  '/sitecore/api/:path*',
  '/sitecore/service/:path*',
  '/-/:path*',
].map((source) => ({ source, destination: `/api/platform${source}` }));

// The framework's own files and the site's API are routes of their own.
const pagePattern = '/:path((?!_next/|api/).*)*';

// Escapes that aren't UTF-8, which the framework answers with 500, and control characters, which its
// cache can't keep. Both are led to an address that no page has, without their path.
const hex = '[0-9a-fA-F]';
const more = `%[89abAB]${hex}`;
const character = [
  '[^%]',
  `%[2-6]${hex}`,
  '%7[0-9a-eA-E]',
  `%[c-dC-D]${hex}${more}`,
  `%[eE]${hex}${more}${more}`,
  `%[fF][0-7]${more}${more}${more}`,
].join('|');
const brokenPattern = `/:path((?!(?:${character})*$).*)`;
const brokenAddress = '-';

function siteRewrites(site: Site): Rewrite[] {
  const others = site.locales.slice(1);
  const home = `/${site.id}/${defaultLocale(site)}`;
  return [
    { source: brokenPattern, has: hostOf(site), destination: `${home}/${brokenAddress}` },
    { source: '/robots.txt', has: hostOf(site), destination: `/api/robots/${site.id}` },
    { source: '/sitemap.xml', has: hostOf(site), destination: `/api/sitemap/${site.id}` },
    ...others.map((locale) => pageRewrite(site, locale, `/${locale}/:path*`)),
    pageRewrite(site, defaultLocale(site), pagePattern),
  ];
}

function pageRewrite(site: Site, locale: Locale, source: string): Rewrite {
  return { source, has: hostOf(site), destination: `/${site.id}/${locale}/:path*` };
}

function hostOf(site: Site): { type: 'host'; value: string }[] {
  return [{ type: 'host', value: hostPattern(site) }];
}

/** A regular expression of all hosts of a site; Next compares the host without its port. */
function hostPattern(site: Site): string {
  const local = site === sites[0] ? ['localhost', '127.0.0.1'] : [];
  const hosts = [...site.hosts, `${site.id}.localhost`, ...local];
  return `(?:${hosts.map((host) => host.replaceAll('.', '\\.')).join('|')})`;
}
