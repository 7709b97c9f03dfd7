import { type Locale, type Site, siteLocale } from '#domain/sites/site.ts';
import { findSite } from '#sites/index.ts';

/** A site and one of its languages. */
export interface SiteAddress {
  readonly site: Site;
  readonly locale: Locale;
}

/** The route parameters of a site's pages. */
export interface SiteParams {
  readonly site: string;
  readonly locale: string;
}

/** The site and language of route parameters; `undefined` if they don't exist. */
export function parseSiteAddress({ site: id, locale: name }: SiteParams): SiteAddress | undefined {
  const site = findSite(id);
  const locale = site && siteLocale(site, name);
  return site && locale && { site, locale };
}
