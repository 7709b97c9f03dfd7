import { defaultLocale, type Locale, type Site } from '#domain/sites/site.ts';
import { sites } from './index.ts';

/** A rewrite rule in the shape of Next's `rewrites()`. */
export interface HostRewrite {
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
export function hostRewrites(): HostRewrite[] {
  const known = sites.flatMap((site) => siteRewrites(site));
  return [...known, { source: anyPath, destination: unknownSitePath }];
}

// The framework's own files and the site's API are routes of their own.
const anyPath = '/:path((?!_next/|api/).*)*';

function siteRewrites(site: Site): HostRewrite[] {
  const others = site.locales.slice(1);
  return [
    ...others.map((locale) => rewrite(site, locale, `/${locale}/:path*`)),
    rewrite(site, defaultLocale(site), anyPath),
  ];
}

function rewrite(site: Site, locale: Locale, source: string): HostRewrite {
  return {
    source,
    has: [{ type: 'host', value: hostPattern(site) }],
    destination: `/${site.id}/${locale}/:path*`,
  };
}

/** A regular expression of all hosts of a site; Next compares the host without its port. */
export function hostPattern(site: Site): string {
  const local = site === sites[0] ? ['localhost', '127.0.0.1'] : [];
  const hosts = [...site.hosts, `${site.id}.localhost`, ...local];
  return `(?:${hosts.map((host) => host.replaceAll('.', '\\.')).join('|')})`;
}
