import type { BlockFrame } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { breadcrumbJson, type Crumb } from '#domain/content/structuredData.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import { facilityJson } from '#domain/facilities/facilityData.ts';
import { JsonScript } from '#features/shared/JsonScript.tsx';
import { facilityUrl } from './facilityUrl.ts';

interface FacilityDataProps {
  readonly facility: Facility;
  readonly frame: BlockFrame;
}

/** Structured data about a facility and the way to its page, for search engines. */
export function FacilityData({ facility, frame }: FacilityDataProps) {
  const url = facilityUrl(facility, frame);
  return (
    <>
      <JsonScript json={facilityJson({ facility, url, country: frame.country })} />
      <JsonScript json={breadcrumbJson(crumbs(facility.name, url, frame))} />
    </>
  );
}

/** The list of facilities, if the site has one, and the facility. */
function crumbs(name: string, url: string, frame: BlockFrame): readonly Crumb[] {
  const list = dictionaryPath('pathToSiteDetail', frame);
  const own = { name, url };
  if (list === undefined) return [own];
  return [{ name: frame.dictionary.facilityCrumb, url: new URL(list, frame.url).href }, own];
}
