import { Container, Heading, Picture } from '#design-system';
import type { Facility } from '#domain/facilities/facility.ts';
import { FacilityContact } from '#features/facilities/FacilityContact.tsx';
import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { BackLink } from '../content/BackLink.tsx';
import { dictionaryPath } from '../content/dictionaryPath.ts';
import { NothingToShow } from '../content/NothingToShow.tsx';
import { Unavailable } from '../content/Unavailable.tsx';
import { Departments } from './Departments.tsx';
import * as css from './FacilityDetail.css.ts';
import { facilityDetailFields } from './FacilityDetail.fields.ts';
import { LatestCars } from './LatestCars.tsx';
import { type LoadedFacility, loadFacility } from './loadFacility.ts';

type FacilityDetailProps = LoadedBlockProps<typeof facilityDetailFields, LoadedFacility>;

/** Who asks for a facility that isn't there gets the site's 404 page; editors learn why. */
function FacilityDetail({ frame, data }: FacilityDetailProps) {
  if (data.kind === 'missing' && frame.mode === 'normal') return null;
  return (
    <>
      <div className={css.page}>
        <Container>
          <BackLink
            href={dictionaryPath('siteDetailPath', frame)}
            label={frame.dictionary.facilityBackToAll}
          />
          <FacilityOrNotice frame={frame} data={data} />
        </Container>
      </div>
      {data.kind === 'found' && (
        <LatestCars cars={data.cars} facility={data.facility} frame={frame} />
      )}
    </>
  );
}

function FacilityOrNotice({ frame, data }: Pick<FacilityDetailProps, 'frame' | 'data'>) {
  switch (data.kind) {
    case 'missing':
      return <NothingToShow name="FacilityDetail" frame={frame} />;
    case 'failed':
      return <Unavailable frame={frame} />;
    case 'found':
      return (
        <>
          <FacilityHead facility={data.facility} frame={frame} />
          <Departments departments={data.facility.departments} dictionary={frame.dictionary} />
        </>
      );
  }
}

interface FacilityHeadProps {
  readonly facility: Facility;
  readonly frame: BlockFrame;
}

function FacilityHead({ facility, frame }: FacilityHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.words}>
        <Heading level={1}>{facility.name}</Heading>
        <FacilityContact facility={facility} dictionary={frame.dictionary} />
      </div>
      {facility.image && (
        <div className={css.picture}>
          {/* A decoration: what it is a picture of, the heading says. */}
          <Picture
            src={facility.image}
            alt=""
            ratio="fill"
            sizes={css.pictureSizes}
            priority="first"
          />
        </div>
      )}
    </div>
  );
}

export const facilityDetail = defineLoadedBlock({
  manual: {
    purpose:
      'The facility that the page’s address names: where it is, how its departments are reached, and the cars that came in last.',
    useWhen: [
      'A page stands for every facility of the site: it is named ,-w-, for the facility’s part of the address. Title and description of the page may contain {name} and {city}.',
    ],
    avoidWhen: [
      'The page has an address of its own, which names no facility: SiteSelection shows all of them, or chosen ones.',
    ],
    alsoKnownAs: ['dealer page', 'branch page', 'site page', 'anläggning', 'återförsäljare'],
  },
  fields: facilityDetailFields,
  load: async ({ frame, services, tell }): Promise<LoadedFacility> => {
    const loaded = await loadFacility(services, frame, frame.wildcards[0]);
    // An editor opens the page without any facility in its address.
    if (loaded.kind === 'missing' && frame.mode === 'normal') tell({ type: 'addressUnknown' });
    else tell({ type: 'wordsFound', words: facilityWords(loaded, frame.wildcards) });
    return loaded;
  },
  Component: FacilityDetail,
});

/**
 * What the page's title and description may say. While the facility can't be had, it is called by
 * what its address says.
 */
function facilityWords(
  loaded: LoadedFacility,
  [slug = '']: BlockFrame['wildcards'],
): Readonly<Record<string, string>> {
  if (loaded.kind === 'found') return { name: loaded.facility.name, city: loaded.facility.city };
  const words = slug.replaceAll('-', ' ');
  return { name: words.charAt(0).toUpperCase() + words.slice(1), city: '' };
}
