import { pageHref } from '#domain/sites/homePath.ts';
import type { Dictionary } from '../content/dictionary.ts';
import { encodePath } from '../http/path.ts';

/** The parts of a facility page's address, besides the facility. */
export interface FacilityPlace {
  /** The path of the facility pages within the site and language. */
  readonly pathToSiteDetail: Dictionary['pathToSiteDetail'];
  /** Address of the site's start page in the page's language: `/` or `/en`. */
  readonly homePath: string;
}

/**
 * The address of a facility's page; `undefined` if the site has no facility pages, i.e. its
 * dictionary has no path for them.
 */
export function facilityHref(
  { slug }: { readonly slug: string },
  { pathToSiteDetail, homePath }: FacilityPlace,
): string | undefined {
  // A missing key is its own text.
  if (!pathToSiteDetail.startsWith('/')) return undefined;
  return pageHref(homePath, pathToSiteDetail.replace(/\/+$/, '') + encodePath([slug]));
}
