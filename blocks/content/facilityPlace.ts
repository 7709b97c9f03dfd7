import type { FacilityPlace } from '#features/facilities/facilityHref.ts';
import type { BlockFrame } from '../block.ts';

/** Where the page's site has the pages of its facilities. */
export function facilityPlace({ dictionary, homePath }: BlockFrame): FacilityPlace {
  return { siteDetailPath: dictionary.siteDetailPath, homePath };
}
