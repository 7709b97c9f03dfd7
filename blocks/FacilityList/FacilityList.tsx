import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { NothingToShow } from '#cms/content/NothingToShow.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { SectionLink } from '#cms/section/SectionLink.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import { isFacilitySearch } from '#domain/facilities/facilitySearch.ts';
import { pageHref } from '#domain/sites/homePath.ts';
import { dateLocale } from '#domain/sites/localTime.ts';
import { FacilityList as List } from '#features/facilities/list/FacilityList.tsx';
import {
  type LoadedFacilities,
  loadFacilityList,
} from '#features/facilities/list/loadFacilityList.ts';
import { facilityListFields, facilityListManual } from './FacilityList.fields.ts';

type FacilityListProps = LoadedBlockProps<typeof facilityListFields, LoadedFacilities>;

/** On a site without facilities, visitors see no section, and editors see a notice. */
function FacilityList({ fields, editing, frame, data }: FacilityListProps) {
  const isEmpty = isWithoutFacilities(data);
  if (isEmpty && frame.mode === 'normal') return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <SectionHead fields={fields} editing={editing} frame={frame} />
        {isEmpty ? (
          <NothingToShow name="FacilityList" frame={frame} />
        ) : (
          <List
            data={data}
            place={placeOf(frame)}
            dictionary={frame.dictionary}
            level={levelBelow(fields)}
          />
        )}
        <SectionLink link={fields.link} editing={editing.link} frame={frame} />
      </Container>
    </section>
  );
}

function isWithoutFacilities(data: LoadedFacilities): boolean {
  return data.kind === 'loaded' && data.found.total === 0 && !isFacilitySearch(data.search);
}

function placeOf(frame: BlockFrame) {
  const { query, homePath, path, distanceUnit, timeZone, locale, country, mapStyleUrl } = frame;
  return {
    address: pageHref(homePath, path),
    query,
    homePath,
    // The provider of places knows Sweden.
    hasPlaces: country === 'SE',
    distanceUnit,
    timeZone,
    locale: dateLocale(locale),
    mapStyleUrl,
  };
}

export const facilityList = defineLoadedBlock({
  manual: facilityListManual,
  fields: facilityListFields,
  load: async ({ frame, services, log, report }) => {
    const { facilities } = services;
    const loaded = await loadFacilityList({ facilities, log, nowMs: Date.now() }, frame);
    if (loaded.kind === 'loaded' && isFacilitySearch(loaded.search) && loaded.found.total === 0) {
      report({ type: 'nothingToIndex' });
    }
    return loaded;
  },
  Component: FacilityList,
});
