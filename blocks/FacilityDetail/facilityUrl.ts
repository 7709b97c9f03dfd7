import type { BlockFrame } from '#cms/block.ts';
import { facilityPlace } from '#cms/content/facilityPlace.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import { facilityHref } from '#domain/facilities/facilityHref.ts';

/** The canonical URL of a facility's page, however the requested one is spelled. */
export function facilityUrl(facility: Facility, frame: BlockFrame): string {
  return new URL(facilityHref(facility, facilityPlace(frame)) ?? frame.url, frame.url).href;
}
