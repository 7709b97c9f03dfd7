import { carFeedFile } from '#domain/search/feedAddress.ts';
import { defaultLocale, type Locale, type Site } from '#domain/sites/site.ts';
import { siteFilePattern } from '#domain/sites/siteFiles.ts';
import { sites } from './index.ts';
import { siteHosts } from './siteHosts.ts';

/** A rewrite rule in the format of Next's `rewrites()`. */
export interface Rewrite {
  readonly source: string;
  readonly has?: { readonly type: 'host'; readonly value: string }[];
  readonly destination: string;
}

/** The page for requests with an unknown host: no site has this id, so it is a 404. */
export const unknownSitePath = '/unknown-host/und';

/**
 * Rules that map each host to the pages of its site: `/en/about` at a carstore host becomes
 * `/carstore-se/en/about`. They run after files and before dynamic routes, and the first match wins,
 * so a site's id in the path does not reach another site.
 */
export function hostRewrites(): Rewrite[] {
  const known = sites.flatMap((site) => siteRewrites(site));
  return [...known, { source: pagePattern, destination: unknownSitePath }];
}

/** Paths of the content platform, on every host. `app/platform` decides what is forwarded. */
export const platformRewrites: readonly Rewrite[] = [
  '/sitecore/api/:path*',
  '/sitecore/service/:path*',
  '/-/:path*',
].map((source) => ({ source, destination: `/api/platform${source}` }));

// The framework's own files and the site's API are separate routes.
const pagePattern = '/:path((?!_next/|api/).*)*';

function siteRewrites(site: Site): Rewrite[] {
  const others = site.locales.slice(1);
  return [
    {
      source: `/:file(${siteFilePattern})`,
      has: hostOf(site),
      destination: `/api/site-files/${site.id}/:file`,
    },
    ...others.map((locale) => feedRewrite(site, locale, `/${locale}`)),
    feedRewrite(site, defaultLocale(site), ''),
    ...others.map((locale) => pageRewrite(site, locale, `/${locale}/:path*`)),
    pageRewrite(site, defaultLocale(site), pagePattern),
  ];
}

function pageRewrite(site: Site, locale: Locale, source: string): Rewrite {
  return { source, has: hostOf(site), destination: `/${site.id}/${locale}/:path*` };
}

/** The feeds of lists of cars, below the paths of their pages. Their handler decides which pages have one. */
function feedRewrite(site: Site, locale: Locale, prefix: string): Rewrite {
  return {
    source: `${prefix}/:path((?!_next/|api/)[^/]+)*/${carFeedFile}`,
    has: hostOf(site),
    destination: `/api/car-feeds/${site.id}/${locale}/:path*`,
  };
}

function hostOf(site: Site): { type: 'host'; value: string }[] {
  return [{ type: 'host', value: hostPattern(site) }];
}

/** A regular expression for all hosts of a site; Next compares the host without its port. */
function hostPattern(site: Site): string {
  return `(?:${siteHosts(site)
    .map((host) => host.replaceAll('.', '\\.'))
    .join('|')})`;
}
