import type { Filters } from '../search/filters.ts';
import type { CarSummary } from './car.ts';

/** So many similar cars are shown at most. */
export const mostSimilarCars = 8;

/**
 * What makes cars similar to one. Who looks at a new car that can be ordered is shown those of the
 * model that stand somewhere; else what counts is that it is near, and what kind of car it is.
 * `undefined` where too little is known of the car to say.
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

/** Of the cars found those to show: not the car itself. */
export function withoutCar(
  cars: readonly CarSummary[],
  { id }: Pick<CarSummary, 'id'>,
): readonly CarSummary[] {
  return cars.filter((car) => car.id !== id).slice(0, mostSimilarCars);
}
