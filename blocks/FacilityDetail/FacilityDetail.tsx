import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { NothingToShow } from '#cms/content/NothingToShow.tsx';
import { Unavailable } from '#cms/content/Unavailable.tsx';
import { BackLink, Container } from '#design-system';
import { showCredit } from '#domain/cars/credit.ts';
import { type Facility, isWorkshop } from '#domain/facilities/facility.ts';
import { fillText } from '#domain/fillText.ts';
import { dateLocale } from '#domain/sites/localTime.ts';
import { Departments } from '#features/facilities/department/Departments.tsx';
import { FacilityHead, type ServiceLink } from '#features/facilities/FacilityHead.tsx';
import { BackToFacilitiesIsland } from '#features/facilities/facilityPageIslands.tsx';
import { MapOfFacilities } from '#features/facilities/map/MapOfFacilities.tsx';
import { mapLabels } from '#features/shared/mapLabels.ts';
import { FacilityData } from './FacilityData.tsx';
import * as css from './FacilityDetail.css.ts';
import {
  facilityDetailFields,
  facilityDetailManual,
  type facilityDetailPageWords,
} from './FacilityDetail.fields.ts';
import { facilityUrl } from './facilityUrl.ts';
import { LatestCars } from './LatestCars.tsx';
import { type LoadedFacility, loadFacility } from './loadFacility.ts';

type FacilityDetailProps = LoadedBlockProps<typeof facilityDetailFields, LoadedFacility>;

/** Visitors never see the page of an unknown facility; editors see a notice instead. */
function FacilityDetail({ frame, uid, data }: FacilityDetailProps) {
  if ((data.kind === 'missing' || data.kind === 'invalid') && frame.mode === 'normal') return null;
  return (
    <>
      <div className={css.page}>
        <Container>
          <FacilityBack frame={frame} />
          <FacilityOrNotice frame={frame} data={data} />
        </Container>
      </div>
      {data.kind === 'found' && (
        <LatestCars cars={data.cars} facility={data.facility} frame={frame} uid={uid} />
      )}
    </>
  );
}

/** The way back to the list of facilities. */
function FacilityBack({ frame }: Pick<FacilityDetailProps, 'frame'>) {
  const list = dictionaryPath('pathToSiteDetail', frame);
  const link = <BackLink href={list} label={frame.dictionary.facilityBackToAll} />;
  if (list === undefined) return link;
  return (
    <BackToFacilitiesIsland listPath={list} filters="query">
      {link}
    </BackToFacilitiesIsland>
  );
}

function FacilityOrNotice({ frame, data }: Pick<FacilityDetailProps, 'frame' | 'data'>) {
  switch (data.kind) {
    case 'missing':
    case 'invalid':
      return <NothingToShow name="FacilityDetail" frame={frame} />;
    case 'failed':
      return <Unavailable frame={frame} />;
    case 'found':
      return <FoundFacility found={data} frame={frame} />;
  }
}

interface FoundFacilityProps {
  readonly found: Extract<LoadedFacility, { readonly kind: 'found' }>;
  readonly frame: BlockFrame;
}

function FoundFacility({ found: { facility }, frame }: FoundFacilityProps) {
  const { dictionary, timeZone } = frame;
  const clock = { timeZone, locale: dateLocale(frame.locale) };
  return (
    <>
      <FacilityHead
        facility={facility}
        url={facilityUrl(facility, frame)}
        services={isWorkshop(facility) ? serviceLinks(frame) : []}
        dictionary={dictionary}
        {...clock}
      />
      <Departments
        departments={facility.departments}
        facilityPhone={facility.phone}
        dictionary={dictionary}
        {...clock}
      />
      <MapOfFacility facility={facility} frame={frame} />
      <FacilityData facility={facility} frame={frame} />
    </>
  );
}

interface MapOfFacilityProps {
  readonly facility: Facility;
  readonly frame: BlockFrame;
}

function MapOfFacility({ facility, frame: { dictionary, mapStyleUrl } }: MapOfFacilityProps) {
  const name = fillText(dictionary.mapFacility, { name: facility.name });
  return (
    <MapOfFacilities
      facilities={[facility]}
      className={css.map}
      styleUrl={mapStyleUrl}
      labels={mapLabels(dictionary, name)}
    />
  );
}

/** Workshops are booked online in Sweden only. */
function serviceLinks(frame: BlockFrame): readonly ServiceLink[] {
  if (frame.country !== 'SE') return [];
  const { facilityBookService, facilityBookTyres } = frame.dictionary;
  return [
    { href: dictionaryPath('pathToServiceBooking', frame), label: facilityBookService },
    { href: dictionaryPath('pathToTireHotel', frame), label: facilityBookTyres },
  ].flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]));
}

export const facilityDetail = defineLoadedBlock({
  manual: facilityDetailManual,
  fields: facilityDetailFields,
  load: async ({ frame, services, report }): Promise<LoadedFacility> => {
    const loaded = await loadFacility(services, frame, frame.wildcards[0]);
    // Editors open the page without a facility in its address.
    if (frame.mode === 'normal' && loaded.kind === 'missing') {
      report({ type: 'listedAt', path: listOf(frame.dictionary) });
    } else if (frame.mode === 'normal' && loaded.kind === 'invalid') {
      report({ type: 'addressUnknown' });
    } else report({ type: 'wordsFound', words: facilityWords(loaded, frame.wildcards) });
    if (loaded.kind === 'failed') report({ type: 'subjectUnavailable' });
    if (loaded.kind === 'found') {
      report({ type: 'canonicalSegments', segments: [loaded.facility.slug] });
      report({ type: 'subjectNamed', name: loaded.facility.name });
      if (showCredit(loaded.cars)) report({ type: 'creditShown' });
    }
    return loaded;
  },
  Component: FacilityDetail,
});

/** The path of the list of facilities, or of the start page. */
function listOf({ pathToSiteDetail }: BlockFrame['dictionary']): string {
  return pathToSiteDetail.startsWith('/') ? pathToSiteDetail : '/';
}

/**
 * The values of the placeholders in the page's title and description. While the facility can't be
 * loaded, its name is derived from the address.
 */
function facilityWords(
  loaded: LoadedFacility,
  [slug = '']: BlockFrame['wildcards'],
): Readonly<Record<(typeof facilityDetailPageWords)[number], string>> {
  if (loaded.kind === 'found') return { name: loaded.facility.name, city: loaded.facility.city };
  const words = slug.replaceAll('-', ' ');
  return { name: words.charAt(0).toUpperCase() + words.slice(1), city: '' };
}
