import type { Filters } from '../search/filters.ts';
import { cutText, tidyText } from '../search/searchText.ts';
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
  if (isSample) return { brand: [brand], model: [model], isSample: ['false'] };
  if (body === undefined && fuel === undefined) return undefined;
  return {
    ...(facility.region !== undefined && { region: [facility.region] }),
    ...(body !== undefined && { body: [body] }),
    ...(fuel !== undefined && { fuel: [fuel] }),
  };
}

/** Removes the car itself from the cars found, and limits their number. */
export function withoutCar(
  cars: readonly CarSummary[],
  { id }: Pick<CarSummary, 'id'>,
): readonly CarSummary[] {
  return cars.filter((car) => car.id !== id).slice(0, maxSimilarCars);
}

/** The words of a car's name in an address, to search for cars like it: `volvo-v60` is `volvo v60`. */
export function keyphraseOfSlug(slug: string): string {
  return cutText(tidyText(slug.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')));
}
