import type { SiteId } from '#domain/sites/site.ts';

/** The sites that have a stock of cars and dealers of their own in the search service. */
export const searchSites = [
  'nordvik-se',
  'nordvik-no',
  'nordvik-uk',
  'carstore-se',
  'carstore-no',
  'carstore-fi',
  'carstore-sk',
] as const satisfies readonly SiteId[];

export type SearchSite = (typeof searchSites)[number];

/** Whether cars can be searched for on a site. */
export function isSearchSite(site: SiteId): site is SearchSite {
  return searchSites.some((candidate) => candidate === site);
}

/** The index of a site's cars. Throws for a site without one. */
export function vehiclesIndex(site: SiteId): string {
  return indexOf('vehicles', site);
}

/** The index of a site's dealers. Throws for a site without one. */
export function sitesIndex(site: SiteId): string {
  return indexOf('sites', site);
}

function indexOf(kind: 'vehicles' | 'sites', site: SiteId): string {
  // A block that asks for cars on a site without any was placed by mistake: nothing to search, so
  // nothing to answer with.
  if (!isSearchSite(site)) throw new Error(`There is no ${kind} index for the site ${site}.`);
  return `${kind}-${site}`;
}
