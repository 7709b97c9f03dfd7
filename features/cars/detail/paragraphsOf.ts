import type { CarRecord } from '#domain/cars/car.ts';

/** The paragraphs of a car's description. */
export function paragraphsOf({ description }: Pick<CarRecord, 'description'>): readonly string[] {
  return description.split(/\s*\n\s*/).filter(Boolean);
}
