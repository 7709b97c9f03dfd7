import type { Dictionary } from '#domain/content/dictionary.ts';

/** What the address of a facility's page is made of, besides the facility. */
export interface FacilityPlace {
  /** The path of all facilities' pages within the site and language. */
  readonly siteDetailPath: Dictionary['siteDetailPath'];
  /** Address of the site's start page in the page's language: `/` or `/en`. */
  readonly homePath: string;
}

/**
 * The address of a facility's own page; `undefined` where the site has no place for those. A path
 * that nobody has written counts as none.
 */
export function facilityHref(
  { slug }: { readonly slug: string },
  { siteDetailPath, homePath }: FacilityPlace,
): string | undefined {
  // A key without a text shows itself.
  if (!siteDetailPath.startsWith('/')) return undefined;
  const path = siteDetailPath.replace(/\/+$/, '');
  const prefix = homePath === '/' || `${path}/`.startsWith(`${homePath}/`) ? '' : homePath;
  return `${prefix}${path}/${encodeURIComponent(slug)}`;
}
