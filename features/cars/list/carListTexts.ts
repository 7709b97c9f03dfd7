import type { FacetRequest } from '#domain/cars/service.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { filterNames } from '#domain/search/filterValues.ts';
import { isRangeFacetName } from '#domain/search/rangeFacets.ts';
import { perMonth, type RangeUnit } from './rangeText.ts';

const keys = [
  'carListError',
  'noSearchResults',
  'carListShown',
  'carListDropped',
  'carListWithout',
  'carListLoading',
  'carListMore',
  'carListResults',
  'carListFilters',
  'carListShowFilters',
  'carListHideFilters',
  'carListFilterCount',
  'carListShowHits',
  'carListChosen',
  'carListRemove',
  'carListClear',
  'carListSort',
  'carListKeyphrase',
  'carListSearch',
  'carListFrom',
  'carListTo',
  'carListAllValues',
  'carListFewerValues',
  'carListFindValue',
  'carListNoValue',
  'carListModels',
  'carListAllCars',
  'compare',
  'compareCar',
  'pathToCarDetail',
  'tryAgain',
  'close',
] as const;

/** The texts of a list of cars, except those of its facets and sort orders. */
export type CarListTexts = Pick<Dictionary, (typeof keys)[number]>;

/** Picks the texts of a list from the dictionary, because they are sent to the browser. */
export function carListTexts(dictionary: Dictionary): CarListTexts {
  const pairs = keys.map((key) => [key, dictionary[key]] as const);
  // The keys come from the array that defines the type.
  return Object.fromEntries(pairs) as CarListTexts;
}

/** The labels of the facets and their children, by the index's names. */
export function facetLabels(
  facets: readonly FacetRequest[],
  dictionary: Dictionary,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filterNames(facets).map((name) => [name, textOf(`facet_${name}`, dictionary)]),
  );
}

/** The sort orders with their labels. */
export function sortOptions(names: readonly string[], dictionary: Dictionary) {
  return names.map((name) => ({ value: name, label: textOf(`sort_${name}`, dictionary) }));
}

/** The units of the range facets, by name. */
export function rangeUnits(
  facets: readonly FacetRequest[],
  { dictionary, money }: { readonly dictionary: Dictionary; readonly money: RangeUnit },
): Readonly<Record<string, RangeUnit>> {
  const ranges = facets.filter(({ name }) => isRangeFacetName(name));
  return Object.fromEntries(ranges.map(({ name }) => [name, unitOf(name, dictionary, money)]));
}

function unitOf(name: string, dictionary: Dictionary, money: RangeUnit): RangeUnit {
  if (name === 'car_mileage') return { before: '', after: dictionary.unit_car_mileage };
  if (name === 'car_power') return { before: '', after: dictionary.unit_car_power };
  return name.endsWith('_monthly_cost') ? perMonth(money, dictionary.carPerMonth) : money;
}

/** The text of a key; a key without a text is shown itself. */
function textOf(key: string, dictionary: Dictionary): string {
  const texts: Readonly<Record<string, string>> = dictionary;
  return texts[key] ?? key;
}
