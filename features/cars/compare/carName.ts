import type { CarSummary } from '#domain/cars/car.ts';

/** A car in words that tell it from another of its model. */
export function carName({ brand, modelText }: CarSummary): string {
  return `${brand} ${modelText}`;
}
