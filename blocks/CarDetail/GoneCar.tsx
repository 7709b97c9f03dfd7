import type { BlockFrame } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { CreditExample } from '#cms/credit/CreditExample.tsx';
import { ButtonLink, Container, Heading, Text } from '#design-system';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import type { LoadedCar } from '#features/cars/detail/loadCarDetail.ts';
import { CarBack } from './CarBack.tsx';
import * as css from './CarDetail.css.ts';
import { SimilarCarsRow } from './SimilarCarsRow.tsx';

interface GoneCarProps {
  readonly gone: Extract<LoadedCar, { readonly kind: 'missing' }>;
  readonly frame: BlockFrame;
  /** The `uid` of the block. */
  readonly uid: string;
}

/** In place of a car that is sold or never existed: similar cars, and the way to the list. */
export function GoneCar({ gone: { keyphrase, similar }, frame, uid }: GoneCarProps) {
  const { dictionary } = frame;
  return (
    <div className={css.page}>
      <Container>
        <CarBack frame={frame} />
        <div className={css.gone}>
          <Heading level={1}>{dictionary.carPageGone}</Heading>
          {similar.length > 0 && <Text style="lead">{dictionary.carPageGoneText}</Text>}
        </div>
        {similar.length > 0 && <SimilarCarsRow cars={similar} frame={frame} level={2} />}
        <CreditExample frame={frame} uid={uid} />
        <ListButton keyphrase={keyphrase} frame={frame} />
      </Container>
    </div>
  );
}

interface ListButtonProps {
  readonly keyphrase: string;
  readonly frame: BlockFrame;
}

function ListButton({ keyphrase, frame }: ListButtonProps) {
  const list = dictionaryPath('pathToCarList', frame);
  if (list === undefined) return null;
  const query = keyphrase && `?${new URLSearchParams({ [keyphraseParameter]: keyphrase })}`;
  return (
    <div className={css.toList}>
      <ButtonLink href={`${list}${query}`}>{frame.dictionary.carPageGoneToList}</ButtonLink>
    </div>
  );
}
