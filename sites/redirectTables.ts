import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { localizedPath, type Site, type SiteId } from '#domain/sites/site.ts';
import { carstoreSeRedirects } from './carstore-se.redirects.ts';
import { nordvikSeRedirects } from './nordvik-se.redirects.ts';
import type { SiteRedirects } from './redirects/siteRedirects.ts';

/** The old addresses of each site that has some. */
export const redirectTables: Readonly<Record<SiteId, SiteRedirects>> = {
  'carstore-se': carstoreSeRedirects,
  'nordvik-se': nordvikSeRedirects,
};

/** All rules of a site: those of its table, then those that every site has. */
export function redirectRules(site: Site): readonly RedirectRule[] {
  return [...(redirectTables[site.id]?.rules ?? []), ...startPageRules(site)];
}

/** The platform shows the start page under the name of its route too. */
function startPageRules(site: Site): readonly RedirectRule[] {
  return site.locales.map((locale) => ({
    source: localizedPath(site, locale, '/index'),
    destination: localizedPath(site, locale, '/'),
    permanent: true,
  }));
}
