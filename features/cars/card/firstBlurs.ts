import type { CarSummary } from '#domain/cars/car.ts';

/** The maximum number of cars in the first screen of a page. */
export const carsSeenAtOnce = 4;

/** The cars, with blurred previews only for those that may be in the first screen. */
export function withFirstBlurs(cars: readonly CarSummary[]): readonly CarSummary[] {
  return cars.map((car, at) => {
    if (at < carsSeenAtOnce || !car.image?.blur) return car;
    return { ...car, image: { ...car.image, blur: undefined } };
  });
}
