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

/** What the name of a car is made of where several cars may have the same one. */
export type NamedCar = Pick<CarSummary, 'brand' | 'model' | 'modelText'> &
  Partial<Pick<CarSummary, 'year' | 'mileageText' | 'facility'>>;

/**
 * The accessible name of a car's link and buttons. Most stocks have a model several times, which screen readers would list
 * as the same link; the other facts are those that buyers tell such cars apart by. It begins with the name that cards show,
 * so that it can be spoken as it is read.
 */
export function distinctName(car: NamedCar): string {
  const { model, modelText, year, mileageText, facility } = car;
  const name = modelText.startsWith(model) ? carName(car) : `${modelName(car)} ${modelText}`;
  // Two cars rarely have the same mileage, except new ones, which have none. A card's HTML repeats each word several times.
  const isDriven = /[1-9]/.test(mileageText ?? '');
  return [name, year, isDriven ? mileageText : facility?.city].filter(Boolean).join(', ');
}
