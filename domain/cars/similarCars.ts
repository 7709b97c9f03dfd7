import type { Filters } from '../search/filters.ts';
import type { CarSummary } from './car.ts';

/** Maximum number of similar cars shown. */
export const maxSimilarCars = 8;

/**
 * Filters that find similar cars. For a sample car these are cars in stock of the same model, for
 * other cars those of the same region, body and fuel. `undefined` if too little is known about the
 * car.
 */
export function similarCarsFilters(car: CarSummary): Filters | undefined {
  const { brand, model, isSample, body, fuel, facility } = car;
  if (isSample) return { car_brand: [brand], car_model: [model], car_is_sample: ['false'] };
  if (body === undefined && fuel === undefined) return undefined;
  return {
    ...(facility.region !== undefined && { car_site_region: [facility.region] }),
    ...(body !== undefined && { car_body: [body] }),
    ...(fuel !== undefined && { car_fuel: [fuel] }),
  };
}

/** Removes the car itself from the cars found, and limits their number. */
export function withoutCar(
  cars: readonly CarSummary[],
  { id }: Pick<CarSummary, 'id'>,
): readonly CarSummary[] {
  return cars.filter((car) => car.id !== id).slice(0, maxSimilarCars);
}
