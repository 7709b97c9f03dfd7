import type { CarSummary } from '#domain/cars/car.ts';

/**
 * What a card says of a car in one line: year, mileage, fuel, and how it shifts gears; of an
 * electric car, which doesn't, how far it gets.
 */
export function cardFacts(car: CarSummary): readonly string[] {
  const { year, mileageText, fuel, gearbox, electricRangeText } = car;
  const facts = [year && `${year}`, mileageText, fuel, electricRangeText ?? gearbox];
  return facts.filter((fact): fact is string => Boolean(fact));
}

/** What follows brand and model; `undefined` where that is all there is. */
export function cardVersion({ model, modelText, version }: CarSummary): string | undefined {
  if (version) return version;
  return modelText === model ? undefined : modelText;
}
