import type { CarSummary } from './car.ts';

/**
 * What tells a car from others of its model: its year and mileage, as far as they are known, and its
 * registration number or, without one, its id. No two cars of a site have the same details.
 */
export function distinguishingDetails({
  id,
  year,
  mileageText,
  registrationNumber,
}: Pick<CarSummary, 'id' | 'year' | 'mileageText' | 'registrationNumber'>): readonly string[] {
  return [year?.toString(), mileageText, registrationNumber ?? id].filter(
    (text) => text !== undefined,
  );
}
