import type { CarSummary } from '#domain/cars/car.ts';
import type { CarListPart } from '#domain/cars/carListState.ts';

/**
 * The cars of a list without what neither cards nor comparisons show. The page contains its cars twice, as cards and as
 * data for the browser.
 */
export function listedCars(part: CarListPart): CarListPart {
  return { ...part, cars: part.cars.map((car) => withoutUndefined(listedCar(car))) };
}

/** The data of a page names properties that are `undefined`, a dozen for each car. */
function withoutUndefined(car: CarSummary): CarSummary {
  return JSON.parse(JSON.stringify(car));
}

function listedCar(car: CarSummary): CarSummary {
  const { body, color, drive, registrationNumber, chassisNumber, ...shown } = car;
  const { odometer, publishedAt, ...listed } = shown;
  const { title, ...price } = car.price;
  const { city, distance } = car.facility;
  return { ...listed, price, facility: { city, distance } };
}
