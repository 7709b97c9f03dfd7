import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { carListSubject } from '#domain/content/texts/carList.ts';
import { carNearSubject } from '#domain/content/texts/carNear.ts';
import { followButtonSubject } from '#domain/content/texts/followButton.ts';
import { monthlyBudgetSubject } from '#domain/content/texts/monthlyBudget.ts';
import type { FacetRequest } from '#domain/search/facet.ts';
import {
  type FacetUnit,
  facetTextKey,
  filterRow,
  sortTextKey,
  wireSortName,
} from '#domain/search/facets.ts';
import { filterNames } from '#domain/search/filterValues.ts';
import type { DistanceUnit } from '#domain/sites/site.ts';
import { perMonth, type RangeUnit } from './rangeText.ts';

const keys = [
  ...carListSubject.keys,
  ...carNearSubject.keys,
  ...monthlyBudgetSubject.keys,
  'numberUnreadable',
  'pathToCarDetail',
  'savedCars',
  'savedSaveCar',
  ...followButtonSubject.keys,
  'tryAgain',
  'close',
] as const;

/** Texts of the same subjects that only the server shows. */
const serverKeys = [
  'carListError',
  'carNear',
  'carNearAnywhere',
  'carNearAway',
  'carNearUnknown',
  'carNearUnavailable',
] as const;

type BrowserKey = Exclude<(typeof keys)[number], (typeof serverKeys)[number]>;

const browserKeys = keys.filter(
  (key): key is BrowserKey => !serverKeys.some((serverKey) => serverKey === key),
);

/** The texts of a list of cars in the browser, except those of its facets and sort orders. */
export type CarListTexts = Pick<Dictionary, BrowserKey>;

/** Picks the texts of a list from the dictionary, because they are sent to the browser. */
export function carListTexts(dictionary: Dictionary): CarListTexts {
  return pickTexts(dictionary, browserKeys);
}

/** The labels of the facets and their children, by name. */
export function facetLabels(
  facets: readonly FacetRequest[],
  dictionary: Dictionary,
): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...filterNames(facets).map((name) => [name, textOf(facetTextKey(name), dictionary)]),
    ['near', dictionary.carNear],
  ]);
}

/** The sort orders as in addresses, with their labels. */
export function sortOptions(names: readonly string[], dictionary: Dictionary) {
  return names.map((name) => ({
    value: wireSortName(name),
    label: textOf(sortTextKey(name), dictionary),
  }));
}

/** The texts of the values that mean nothing to visitors: flags, codes and ids. */
export function valueTexts(
  facilityNames: Readonly<Record<string, string>>,
  dictionary: Dictionary,
): Readonly<Record<string, string>> {
  const { carUsed, carNew, carToOrder, carInStock, carCommercial } = dictionary;
  const { carReduced, carsOfTheWeek, carVatDeductible } = dictionary;
  const ids = Object.entries(facilityNames).map(([id, name]) => [`facility ${id}`, name] as const);
  return {
    'isUsed true': carUsed,
    'isUsed false': carNew,
    'isSample true': carToOrder,
    'isSample false': carInStock,
    'isCarOfTheWeek true': carsOfTheWeek,
    'typeCode LCV': carCommercial,
    'isReduced true': carReduced,
    'vatDeductible true': carVatDeductible,
    ...Object.fromEntries(ids),
  };
}

/** What the units of ranges are made of. */
interface UnitSources {
  readonly dictionary: Dictionary;
  readonly money: RangeUnit;
  readonly distance: DistanceUnit;
}

/** The units of the range facets, by name. */
export function rangeUnits(
  facets: readonly FacetRequest[],
  sources: UnitSources,
): Readonly<Record<string, RangeUnit>> {
  const units = facets.flatMap(({ name }) => {
    const unit = filterRow(name)?.unit;
    return unit ? [[name, unitOf(unit, sources)] as const] : [];
  });
  return Object.fromEntries(units);
}

function unitOf(unit: FacetUnit, { dictionary, money, distance }: UnitSources): RangeUnit {
  switch (unit) {
    case 'money':
      return money;
    case 'moneyPerMonth':
      return perMonth(money, dictionary.carPerMonth);
    case 'distance':
      return { before: '', after: dictionary[`unit_${distance}`] };
    case 'electricRange':
      return { before: '', after: distance === 'mi' ? dictionary.unit_mi : dictionary.unit_km };
    case 'power':
      return { before: '', after: dictionary.unit_power };
    case 'weight':
      return { before: '', after: dictionary.unit_kg };
  }
}

/** The text of a key; a key without a text is shown itself. */
function textOf(key: string, dictionary: Dictionary): string {
  const texts: Readonly<Record<string, unknown>> = dictionary;
  const text = texts[key];
  return typeof text === 'string' ? text : key;
}
