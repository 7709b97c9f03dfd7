import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { NothingToShow } from '#cms/content/NothingToShow.tsx';
import { Unavailable } from '#cms/content/Unavailable.tsx';
import { Container } from '#design-system';
import { type LoadedCar, loadCarDetail } from '#features/cars/detail/loadCarDetail.ts';
import { CarBack } from './CarBack.tsx';
import * as css from './CarDetail.css.ts';
import { carDetailFields } from './CarDetail.fields.ts';
import { carWords } from './carWords.ts';
import { FoundCar } from './FoundCar.tsx';

type CarDetailProps = LoadedBlockProps<typeof carDetailFields, LoadedCar>;

/** An unknown car is answered with the site's 404 page; editors see a notice instead. */
function CarDetail({ frame, data }: CarDetailProps) {
  if (data.kind === 'found') return <FoundCar found={data} frame={frame} />;
  if (data.kind === 'missing' && frame.mode === 'normal') return null;
  return (
    <div className={css.page}>
      <Container>
        <CarBack frame={frame} />
        <Notice frame={frame} kind={data.kind} />
      </Container>
    </div>
  );
}

interface NoticeProps {
  readonly frame: BlockFrame;
  readonly kind: 'missing' | 'failed';
}

function Notice({ frame, kind }: NoticeProps) {
  switch (kind) {
    case 'missing':
      return <NothingToShow name="CarDetail" frame={frame} />;
    case 'failed':
      return <Unavailable frame={frame} />;
  }
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
