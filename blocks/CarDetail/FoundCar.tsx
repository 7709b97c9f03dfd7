import type { ReactNode } from 'react';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { facilityPlace } from '#cms/content/facilityPlace.ts';
import { CreditExample } from '#cms/credit/CreditExample.tsx';
import { Container } from '#design-system';
import { showCredit } from '#domain/cars/credit.ts';
import { savedCar } from '#domain/cars/savedCars.ts';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import { nearUnit } from '#domain/search/near.ts';
import { productDetailEvent } from '#domain/tracking/productDetail.ts';
import { CarCardSkeleton } from '#features/cars/card/CarCardSkeleton.tsx';
import { CarData } from '#features/cars/detail/CarData.tsx';
import { CarDetail } from '#features/cars/detail/CarDetail.tsx';
import { CarOffer } from '#features/cars/detail/CarOffer.tsx';
import { CarTitle } from '#features/cars/detail/CarTitle.tsx';
import {
  CarDistanceIsland,
  ProductDetailTrackingIsland,
  ViewedCarIsland,
  ViewedCarsIsland,
} from '#features/cars/detail/carPageIslands.tsx';
import { CarMedia } from '#features/cars/media/CarMedia.tsx';
import { savedSetup } from '#features/cars/saved/savedSetup.ts';
import { PageActionsIsland } from '#features/sharing/PageActionsIsland.tsx';
import { pageActionTexts } from '#features/sharing/pageActionTexts.ts';
import { CarBack } from './CarBack.tsx';
import { CarContact, hasContact } from './CarContact.tsx';
import { carFinance } from './carFinance.tsx';
import { carCrumbs, carUrl } from './carWords.ts';
import type { FoundCarProps } from './FoundCarProps.ts';
import { SimilarCars } from './SimilarCars.tsx';

interface FoundCarPageProps extends FoundCarProps {
  /** The `uid` of the block. */
  readonly uid: string;
  /** A note about the group's loan. */
  readonly loanNote: ReactNode;
}

/** The page of a car that is for sale: the features of a car in the slots of its page. */
export function FoundCar({ found, frame, uid, loanNote }: FoundCarPageProps) {
  const { car, facility, similar } = found;
  const { dictionary, locale, carPageLayout: layout } = frame;
  const example = <CreditExample frame={frame} uid={uid} />;
  const below = showCredit(similar) ? { similar: example } : { viewed: example };
  return (
    <>
      <CarDetail
        car={car}
        layout={layout}
        back={<CarBack frame={frame} />}
        media={<CarMedia car={car} dictionary={dictionary} />}
        title={<CarTitle car={car} dictionary={dictionary} locale={locale} />}
        offer={<Offer found={found} frame={frame} loanNote={loanNote} />}
        finance={carFinance(car, frame)}
        contact={hasContact(found) && <CarContact found={found} frame={frame} />}
        similar={
          similar.length > 0 && <SimilarCars cars={similar} frame={frame} foot={below.similar} />
        }
        viewed={<ViewedBefore found={found} frame={frame} creditExample={below.viewed} />}
        dictionary={dictionary}
        locale={locale}
      />
      <CarData
        car={car}
        url={carUrl(car, frame)}
        facility={facility}
        facilityUrl={facility && facilityHref(facility, facilityPlace(frame))}
        crumbs={carCrumbs(car, frame)}
      />
      {frame.mode === 'normal' && <ProductDetailTrackingIsland event={productDetailEvent(car)} />}
    </>
  );
}

function Offer({ found, frame, loanNote }: Omit<FoundCarPageProps, 'uid'>) {
  const { car, facility } = found;
  const { dictionary } = frame;
  const url = carUrl(car, frame);
  return (
    <CarOffer
      found={found}
      actions={
        <>
          <ViewedCarIsland car={savedCar(car)} label={dictionary.savedSave} />
          <PageActionsIsland
            url={url}
            title={`${car.brand} ${car.model}`}
            texts={pageActionTexts(dictionary)}
          />
        </>
      }
      loanNote={loanNote}
      hasContact={hasContact(found)}
      facilityHref={facility && facilityHref(facility, facilityPlace(frame))}
      distance={<Distance found={found} frame={frame} />}
      url={url}
      dictionary={dictionary}
    />
  );
}

/** How far the car is from the place of the visitor's search; nothing if the car's location is unknown. */
function Distance({ found: { facility }, frame }: FoundCarProps) {
  const list = dictionaryPath('pathToCarList', frame);
  if (list === undefined || !facility?.coordinates) return null;
  return (
    <CarDistanceIsland
      listPath={list}
      point={facility.coordinates}
      unit={nearUnit(frame.distanceUnit)}
      text={frame.dictionary.carNearAway}
      you={frame.dictionary.carNearYou}
    />
  );
}

interface ViewedBeforeProps extends FoundCarProps {
  /** The representative example of credit, unless the page shows it elsewhere. */
  readonly creditExample: ReactNode;
}

function ViewedBefore({ found: { car }, frame, creditExample }: ViewedBeforeProps) {
  return (
    <div data-print="hide">
      <Container>
        <ViewedCarsIsland
          exceptId={car.id}
          setup={savedSetup({ ...frame, level: 3 })}
          skeleton={<CarCardSkeleton />}
          creditExample={creditExample}
        />
      </Container>
    </div>
  );
}
