import type { DistanceUnit } from '#domain/sites/site.ts';
import type { UnitName } from './wordTable.ts';

/** What a number counts. */
export type UnitKind = 'money' | 'moneyPerMonth' | 'distance' | 'power' | 'weight' | 'age';

/** A unit, and how many base units it is: of money, kilometres, horsepower, kilograms or years. */
export interface Unit {
  readonly kind: UnitKind;
  readonly factor: number;
}

/** Units by the name in the tables of words; `thousand` multiplies the number before another unit. */
export const units = {
  money: { kind: 'money', factor: 1 },
  moneyPerMonth: { kind: 'moneyPerMonth', factor: 1 },
  kilometre: { kind: 'distance', factor: 1 },
  mil: { kind: 'distance', factor: 10 },
  mile: { kind: 'distance', factor: 1.609344 },
  horsepower: { kind: 'power', factor: 1 },
  kilogram: { kind: 'weight', factor: 1 },
  tonne: { kind: 'weight', factor: 1000 },
  age: { kind: 'age', factor: 1 },
} as const satisfies Readonly<Record<Exclude<UnitName, 'thousand'> | 'moneyPerMonth', Unit>>;

/** The names of the units. */
export const unitNames = [
  'money',
  'kilometre',
  'mil',
  'mile',
  'horsepower',
  'kilogram',
  'tonne',
  'age',
] as const satisfies readonly (keyof typeof units & UnitName)[];

/** Units that are written alike in all languages. */
export const commonUnits: Readonly<Record<string, Unit>> = {
  '€': units.money,
  '£': units.money,
  $: units.money,
  ':-': units.money,
  ',-': units.money,
  eur: units.money,
  gbp: units.money,
  km: units.kilometre,
  tkm: { kind: 'distance', factor: 1000 },
  mi: units.mile,
  hp: units.horsepower,
  kw: { kind: 'power', factor: 1.35962 },
  kg: units.kilogram,
};

const kilometresPer: Readonly<Record<DistanceUnit, number>> = {
  km: units.kilometre.factor,
  mil: units.mil.factor,
  mi: units.mile.factor,
};

/** A driven distance in the unit of an index. */
export function mileageOf(kilometres: number, unit: DistanceUnit): number {
  return kilometres / kilometresPer[unit];
}

/** An electric range in the unit of an index, which is the kilometre where distances are in `mil`. */
export function electricRangeOf(kilometres: number, unit: DistanceUnit): number {
  return mileageOf(kilometres, unit === 'mi' ? 'mi' : 'km');
}
