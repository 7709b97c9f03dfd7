import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { facilityPlace } from '#cms/content/facilityPlace.ts';
import { NothingToShow } from '#cms/content/NothingToShow.tsx';
import { Unavailable } from '#cms/content/Unavailable.tsx';
import { section } from '#cms/section/section.css.ts';
import { BackLink, Container, Heading } from '#design-system';
import { savedCar } from '#domain/cars/savedCars.ts';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import { CarCardSkeleton } from '#features/cars/card/CarCardSkeleton.tsx';
import { CarData } from '#features/cars/detail/CarData.tsx';
import { CarDetail as CarPage } from '#features/cars/detail/CarDetail.tsx';
import { type LoadedCar, loadCarDetail } from '#features/cars/detail/loadCarDetail.ts';
import { savedSetup } from '#features/cars/saved/savedSetup.ts';
import { ViewedCarIsland } from '#features/cars/saved/ViewedCarIsland.tsx';
import { ViewedCarsIsland } from '#features/cars/saved/ViewedCarsIsland.tsx';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';
import { FacilityContact } from '#features/facilities/FacilityContact.tsx';
import { PageActionsIsland } from '#features/sharing/PageActionsIsland.tsx';
import { pageActionTexts } from '#features/sharing/pageActionTexts.ts';
import * as css from './CarDetail.css.ts';
import { carDetailFields } from './CarDetail.fields.ts';
import { carUrl, carWords } from './carWords.ts';

type CarDetailProps = LoadedBlockProps<typeof carDetailFields, LoadedCar>;

/** An unknown car is answered with the site's 404 page; editors see a notice instead. */
function CarDetail({ frame, data }: CarDetailProps) {
  if (data.kind === 'missing' && frame.mode === 'normal') return null;
  return (
    <>
      <div className={css.page}>
        <Container>
          <BackLink
            href={dictionaryPath('pathToCarList', frame)}
            label={frame.dictionary.carBackToAll}
          />
          <CarOrNotice frame={frame} data={data} />
        </Container>
      </div>
      {data.kind === 'found' && <SimilarCars found={data} frame={frame} />}
      {data.kind === 'found' && <CarsViewedBefore found={data} frame={frame} />}
    </>
  );
}

function CarOrNotice({ frame, data }: Pick<CarDetailProps, 'frame' | 'data'>) {
  switch (data.kind) {
    case 'missing':
      return <NothingToShow name="CarDetail" frame={frame} />;
    case 'failed':
      return <Unavailable frame={frame} />;
    case 'found':
      return <FoundCar found={data} frame={frame} />;
  }
}

interface FoundCarProps {
  readonly found: Extract<LoadedCar, { readonly kind: 'found' }>;
  readonly frame: BlockFrame;
}

function FoundCar({ found, frame }: FoundCarProps) {
  const { car, facility } = found;
  const url = carUrl(car, frame);
  return (
    <>
      <CarPage
        found={found}
        actions={
          <>
            <ViewedCarIsland car={savedCar(car)} label={frame.dictionary.savedSave} />
            <PageActionsIsland
              url={url}
              title={`${car.brand} ${car.model}`}
              texts={pageActionTexts(frame.dictionary)}
            />
          </>
        }
        facilityHref={facility && facilityHref(facility, facilityPlace(frame))}
        contact={facility && <FacilityContact facility={facility} dictionary={frame.dictionary} />}
        dictionary={frame.dictionary}
        locale={frame.locale}
      />
      <CarData car={car} url={url} />
    </>
  );
}

function SimilarCars({ found: { similar }, frame }: FoundCarProps) {
  const { dictionary, locale, homePath } = frame;
  if (similar.length === 0) return null;
  return (
    <div className={section.soft}>
      <Container>
        <div className={css.similarTitle}>
          <Heading level={2}>{dictionary.carSimilar}</Heading>
        </div>
        <CarScroller
          label={dictionary.carSimilar}
          cars={similar}
          dictionary={dictionary}
          locale={locale}
          homePath={homePath}
          level={3}
        />
      </Container>
    </div>
  );
}

function CarsViewedBefore({ found: { car }, frame }: FoundCarProps) {
  return (
    <Container>
      <ViewedCarsIsland
        exceptId={car.id}
        setup={savedSetup({ ...frame, level: 3 })}
        skeleton={<CarCardSkeleton />}
      />
    </Container>
  );
}

export const carDetail = defineLoadedBlock({
  manual: {
    purpose:
      'The car that the page’s address names: pictures, price, facts, equipment, where it is, and similar cars.',
    useWhen: [
      'One page shows every car of the site. Its path ends in ,-w-,/,-w-,: a wildcard for the car’s id and one for its name. The page’s title and description may contain {brand}, {model}, {modelText} and {city}.',
    ],
    avoidWhen: [
      'The page has an ordinary address that doesn’t name a car: use CarTeaserFixed, which shows chosen cars.',
    ],
    alsoKnownAs: ['car page', 'vehicle page', 'product page', 'bilsida', 'bildetalj'],
  },
  fields: carDetailFields,
  load: async ({ frame, services, log, report }): Promise<LoadedCar> => {
    const loaded = await loadCarDetail({ ...services, log }, frame, frame.wildcards[0]);
    // Editors open the page without a car in its address.
    if (loaded.kind === 'missing' && frame.mode === 'normal') report({ type: 'addressUnknown' });
    else report({ type: 'wordsFound', words: carWords(loaded, frame.dictionary) });
    if (loaded.kind === 'failed') report({ type: 'subjectUnavailable' });
    if (loaded.kind === 'found') {
      report({ type: 'canonicalSegments', segments: [loaded.car.id, loaded.car.slug] });
    }
    return loaded;
  },
  Component: CarDetail,
});
