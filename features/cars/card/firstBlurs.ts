import type { CarSummary } from '#domain/cars/car.ts';

/** So many cars may be seen at once when a page opens. */
export const carsSeenAtOnce = 4;

/** The cars, with blurs of those alone that may be seen before their pictures are there. */
export function withFirstBlurs(cars: readonly CarSummary[]): readonly CarSummary[] {
  return cars.map((car, at) => {
    if (at < carsSeenAtOnce || !car.image?.blur) return car;
    return { ...car, image: { ...car.image, blur: undefined } };
  });
}
