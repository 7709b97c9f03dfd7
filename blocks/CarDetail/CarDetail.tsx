import { Container, Heading } from '#design-system';
import { CarData } from '#features/cars/detail/CarData.tsx';
import { CarDetail as CarPage } from '#features/cars/detail/CarDetail.tsx';
import { type LoadedCar, loadCarDetail } from '#features/cars/detail/loadCarDetail.ts';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';
import { facilityHref } from '#features/facilities/facilityHref.ts';
import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { BackLink } from '../content/BackLink.tsx';
import { dictionaryPath } from '../content/dictionaryPath.ts';
import { facilityPlace } from '../content/facilityPlace.ts';
import { NothingToShow } from '../content/NothingToShow.tsx';
import { Unavailable } from '../content/Unavailable.tsx';
import { section } from '../section/section.css.ts';
import * as css from './CarDetail.css.ts';
import { carDetailFields } from './CarDetail.fields.ts';
import { carUrl, carWords } from './carWords.ts';

type CarDetailProps = LoadedBlockProps<typeof carDetailFields, LoadedCar>;

/** Who asks for a car that isn't there gets the site's 404 page; editors learn why it is empty. */
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
  return (
    <>
      <CarPage
        found={found}
        facilityHref={facility && facilityHref(facility, facilityPlace(frame))}
        dictionary={frame.dictionary}
        locale={frame.locale}
      />
      <CarData car={car} url={carUrl(car, frame)} />
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

export const carDetail = defineLoadedBlock({
  manual: {
    purpose:
      'The car that the page’s address names: pictures, price, facts, equipment, where it stands, and cars like it.',
    useWhen: [
      'A page stands for every car of the site: it is named ,-w-, twice, for the car’s id and its name. Title and description of the page may contain {brand}, {model}, {modelText} and {city}.',
    ],
    avoidWhen: [
      'The page has an address of its own, which names no car: CarTeaserFixed shows chosen cars there.',
    ],
    alsoKnownAs: ['car page', 'vehicle page', 'product page', 'bilsida', 'bildetalj'],
  },
  fields: carDetailFields,
  load: async ({ frame, services, log, tell }): Promise<LoadedCar> => {
    const loaded = await loadCarDetail({ ...services, log }, frame, frame.wildcards[0]);
    // An editor opens the page without any car in its address.
    if (loaded.kind === 'missing' && frame.mode === 'normal') tell({ type: 'addressUnknown' });
    else tell({ type: 'wordsFound', words: carWords(loaded, frame.dictionary) });
    return loaded;
  },
  Component: CarDetail,
});
