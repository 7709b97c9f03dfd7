import type { CarSummary } from '#domain/cars/car.ts';
import type { CarListPart } from '#domain/cars/carListState.ts';
import { cardVersion } from '../card/cardFacts.ts';

/**
 * The cars of a list without what neither cards nor comparisons show. The page contains its cars twice, as cards and as
 * data for the browser.
 */
export function listedCars(part: CarListPart): CarListPart {
  return { ...part, cars: part.cars.map(listedCar) };
}

function listedCar(car: CarSummary): CarSummary {
  const { body, color, drive, registrationNumber, chassisNumber, ...shown } = car;
  const { odometer, publishedAt, mileage, version, ...listed } = shown;
  const { title, ...price } = car.price;
  const { city, distance } = car.facility;
  return {
    ...listed,
    price,
    facility: { city, distance },
    // Shown only without its text.
    ...(car.mileageText === undefined && { mileage }),
    ...(cardVersion(listed) !== version && { version }),
  };
}
