import { pageHref } from '#domain/sites/homePath.ts';
import type { Dictionary } from '../content/dictionary.ts';
import { encodePath } from '../http/path.ts';

/** The parts of a facility page's address, besides the facility. */
export interface FacilityPlace {
  /** The path of the facility pages within the site and language. */
  readonly siteDetailPath: Dictionary['siteDetailPath'];
  /** Address of the site's start page in the page's language: `/` or `/en`. */
  readonly homePath: string;
}

/**
 * The address of a facility's page; `undefined` if the site has no facility pages, i.e. its
 * dictionary has no path for them.
 */
export function facilityHref(
  { slug }: { readonly slug: string },
  { siteDetailPath, homePath }: FacilityPlace,
): string | undefined {
  // A missing key is its own text.
  if (!siteDetailPath.startsWith('/')) return undefined;
  return pageHref(homePath, siteDetailPath.replace(/\/+$/, '') + encodePath([slug]));
}
