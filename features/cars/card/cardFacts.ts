import type { CarSummary } from '#domain/cars/car.ts';

/**
 * The facts on a card: year, mileage, fuel, and the gearbox, or for electric cars the range.
 */
export function cardFacts(car: CarSummary): readonly string[] {
  const { year, mileageText, fuel, gearbox, electricRangeText } = car;
  const facts = [year && `${year}`, mileageText, fuel, electricRangeText ?? gearbox];
  return facts.filter((fact): fact is string => Boolean(fact));
}

/**
 * The version shown below brand and model: the index's own, or what the model's text says beyond the model. `undefined`
 * if neither says more.
 */
export function cardVersion({ model, modelText, version }: CarSummary): string | undefined {
  if (version) return version;
  if (modelText === model) return undefined;
  return modelText.startsWith(`${model} `) ? modelText.slice(model.length + 1) : modelText;
}
