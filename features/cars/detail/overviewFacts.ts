import type { CarSummary } from '#domain/cars/car.ts';
import type { Dictionary, PlainTextKey } from '#domain/content/dictionary.ts';
import { facetTextKey } from '#domain/search/facets.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatNumber } from '../format.ts';

/** A fact about a car, with the dictionary key of its label. */
export interface OverviewFact {
  readonly term: PlainTextKey;
  readonly text: string;
}

/** The known facts most important to buyers, most important first. */
export function overviewFacts(
  car: CarSummary,
  dictionary: Pick<Dictionary, 'carUsed' | 'carNew'>,
  locale: Locale,
): readonly OverviewFact[] {
  const { mileage, mileageText } = car;
  const driven = mileage === undefined ? undefined : formatNumber(locale, mileage);
  const facts: readonly (readonly [PlainTextKey, string | undefined])[] = [
    ['carCondition', car.condition ?? (car.isUsed ? dictionary.carUsed : dictionary.carNew)],
    ['carYear', car.year?.toString()],
    ['carMileage', mileageText ?? driven],
    ['carFuel', car.fuel],
    ['carElectricRange', car.electricRangeText],
    ['carGearbox', car.gearbox],
    ['carDrive', car.drive],
    [facetTextKey('body'), car.body],
    [facetTextKey('color'), car.color],
    ['carRegistrationNumber', car.registrationNumber],
  ];
  return facts.flatMap(([term, text]) => (text ? [{ term, text }] : []));
}
