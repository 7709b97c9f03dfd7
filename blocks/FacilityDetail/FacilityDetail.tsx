import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { NothingToShow } from '#cms/content/NothingToShow.tsx';
import { Unavailable } from '#cms/content/Unavailable.tsx';
import { BackLink, Container, Heading, Picture } from '#design-system';
import type { Facility } from '#domain/facilities/facility.ts';
import { FacilityContact } from '#features/facilities/FacilityContact.tsx';
import { Departments } from './Departments.tsx';
import * as css from './FacilityDetail.css.ts';
import { facilityDetailFields } from './FacilityDetail.fields.ts';
import { LatestCars } from './LatestCars.tsx';
import { type LoadedFacility, loadFacility } from './loadFacility.ts';

type FacilityDetailProps = LoadedBlockProps<typeof facilityDetailFields, LoadedFacility>;

/** An unknown facility is answered with the site's 404 page; editors see a notice instead. */
function FacilityDetail({ frame, data }: FacilityDetailProps) {
  if (data.kind === 'missing' && frame.mode === 'normal') return null;
  return (
    <>
      <div className={css.page}>
        <Container>
          <BackLink
            href={dictionaryPath('pathToSiteDetail', frame)}
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
          {/* Decorative: the heading says what it shows. */}
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
      'The facility that the page’s address names: where it is, how to contact its departments, and its newest cars.',
    useWhen: [
      'One page shows every facility of the site. Its path ends in ,-w-,: a wildcard for the facility’s part of the address. The page’s title and description may contain {name} and {city}.',
    ],
    avoidWhen: [
      'The page has an ordinary address that doesn’t name a facility: use SiteSelection, which shows all or chosen ones.',
    ],
    alsoKnownAs: ['dealer page', 'branch page', 'site page', 'anläggning', 'återförsäljare'],
  },
  fields: facilityDetailFields,
  load: async ({ frame, services, report }): Promise<LoadedFacility> => {
    const loaded = await loadFacility(services, frame, frame.wildcards[0]);
    // Editors open the page without a facility in its address.
    if (loaded.kind === 'missing' && frame.mode === 'normal') report({ type: 'addressUnknown' });
    else report({ type: 'wordsFound', words: facilityWords(loaded, frame.wildcards) });
    if (loaded.kind === 'failed') report({ type: 'subjectUnavailable' });
    if (loaded.kind === 'found') {
      report({ type: 'canonicalSegments', segments: [loaded.facility.slug] });
    }
    return loaded;
  },
  Component: FacilityDetail,
});

/**
 * The values of the placeholders in the page's title and description. While the facility can't be
 * loaded, its name is derived from the address.
 */
function facilityWords(
  loaded: LoadedFacility,
  [slug = '']: BlockFrame['wildcards'],
): Readonly<Record<string, string>> {
  if (loaded.kind === 'found') return { name: loaded.facility.name, city: loaded.facility.city };
  const words = slug.replaceAll('-', ' ');
  return { name: words.charAt(0).toUpperCase() + words.slice(1), city: '' };
}
