import type { BlockFrame } from '#cms/block.ts';
import { facilityPlace } from '#cms/content/facilityPlace.ts';
import { Container } from '#design-system';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import { CarData } from '#features/cars/detail/CarData.tsx';
import { CarDetail } from '#features/cars/detail/CarDetail.tsx';
import { CarGallery } from '#features/cars/detail/CarGallery.tsx';
import { CarHead } from '#features/cars/detail/CarHead.tsx';
import type { LoadedCar } from '#features/cars/detail/loadCarDetail.ts';
import { PageActionsIsland } from '#features/sharing/PageActionsIsland.tsx';
import { pageActionTexts } from '#features/sharing/pageActionTexts.ts';
import { CarBack } from './CarBack.tsx';
import { CarContact } from './CarContact.tsx';
import * as css from './CarDetail.css.ts';
import { carUrl } from './carWords.ts';
import { SimilarCars } from './SimilarCars.tsx';

export interface FoundCarProps {
  readonly found: Extract<LoadedCar, { readonly kind: 'found' }>;
  readonly frame: BlockFrame;
}

/** The page of a car that is for sale: the features of a car in the slots of its page. */
export function FoundCar({ found, frame }: FoundCarProps) {
  const { car } = found;
  const { dictionary, locale, carPageLayout: layout } = frame;
  return (
    <>
      <div className={css.page}>
        <Container>
          <CarBack frame={frame} />
          <CarDetail
            car={car}
            layout={layout}
            media={<CarGallery car={car} dictionary={dictionary} />}
            head={<Head found={found} frame={frame} />}
            dictionary={dictionary}
            locale={locale}
          />
        </Container>
      </div>
      <CarContact found={found} frame={frame} />
      <SimilarCars found={found} frame={frame} />
      <CarData car={car} url={carUrl(car, frame)} />
    </>
  );
}

function Head({ found, frame }: FoundCarProps) {
  const { car, facility } = found;
  const { dictionary, locale } = frame;
  return (
    <CarHead
      found={found}
      actions={
        <PageActionsIsland
          url={carUrl(car, frame)}
          title={`${car.brand} ${car.model}`}
          texts={pageActionTexts(dictionary)}
        />
      }
      facilityHref={facility && facilityHref(facility, facilityPlace(frame))}
      dictionary={dictionary}
      locale={locale}
    />
  );
}
