import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { paragraphsOf } from './paragraphsOf.ts';

/** A section of a car's page that the navigation links to. */
export interface CarSection {
  /** The anchor of the section. */
  readonly id: string;
  readonly label: string;
}

/** The parts of the page that not every car has. */
export interface CarParts {
  readonly finance: boolean;
  readonly contact: boolean;
  readonly similar: boolean;
}

/** The sections of a car's page, in the order of the page. */
export function carSections(
  car: CarRecord,
  { finance, contact, similar }: CarParts,
  dictionary: Dictionary,
): readonly CarSection[] {
  const { technicalData, companyCar, equipment } = car;
  const sections: readonly (readonly [string, string, boolean])[] = [
    ['finance', dictionary.carPageFinance, finance],
    ['overview', dictionary.carOverview, true],
    [
      'technical-data',
      dictionary.compareTechnicalData,
      technicalData.length > 0 || companyCar !== undefined,
    ],
    ['equipment', dictionary.compareEquipment, equipment.length > 0],
    ['description', dictionary.carDescription, paragraphsOf(car).length > 0],
    ['contact', dictionary.carPageContact, contact],
    ['similar', dictionary.carSimilar, similar],
  ];
  return sections.flatMap(([id, label, isShown]) => (isShown ? [{ id, label }] : []));
}
