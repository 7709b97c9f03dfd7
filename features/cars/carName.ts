import type { CarSummary } from '#domain/cars/car.ts';

/** The name of a car, specific enough to distinguish it from others of its model. */
export function carName({ brand, modelText }: Pick<CarSummary, 'brand' | 'modelText'>): string {
  return `${brand} ${modelText}`;
}
