import type { FacilityPlace } from '#domain/facilities/facilityHref.ts';
import type { BlockFrame } from '../block.ts';

/** The address of the facility pages of the page's site. */
export function facilityPlace({ dictionary, homePath }: BlockFrame): FacilityPlace {
  return { pathToSiteDetail: dictionary.pathToSiteDetail, homePath };
}
