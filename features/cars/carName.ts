import type { CarSummary } from '#domain/cars/car.ts';

/** The name of a car, specific enough to distinguish it from others of its model. */
export function carName({ brand, modelText }: Pick<CarSummary, 'brand' | 'modelText'>): string {
  return `${brand} ${modelText}`;
}

/**
 * Make and model. As one text, because two texts beside each other have a comment between them in the HTML, and are a
 * list in the page's data.
 */
export function modelName({ brand, model }: Pick<CarSummary, 'brand' | 'model'>): string {
  return `${brand} ${model}`;
}
