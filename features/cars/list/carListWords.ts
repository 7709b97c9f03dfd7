import type { Dictionary } from '#domain/content/dictionary.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import { isLoanName } from '#domain/search/loanTermFilters.ts';
import type { Country, DistanceUnit, Locale } from '#domain/sites/site.ts';
import { carCardTexts } from '../card/carCardTexts.ts';
import type { CarListWords } from './carListSetup.ts';
import { carListTexts, facetLabels, rangeUnits, sortOptions, valueTexts } from './carListTexts.ts';
import type { LoadedCarList } from './loadCarList.ts';
import { nearChoices } from './nearChoices.ts';
import { currencyUnit } from './rangeText.ts';

/** What the words of a list depend on besides the list. */
export interface WordSources {
  readonly locale: Locale;
  /** The currency of prices, as an ISO 4217 code. */
  readonly currency: string;
  readonly distanceUnit: DistanceUnit;
  readonly country: Country;
  readonly dictionary: Dictionary;
}

/** The texts of a list of cars. */
export function carListWords(
  { locale, currency, distanceUnit: distance, country, dictionary }: WordSources,
  { list, query, pathFilters, valueNames }: LoadedCarList,
): CarListWords {
  // Filters apply, and have chips, even if the list doesn't offer their facets.
  const facets = [
    ...list.facets,
    ...Object.keys({ ...pathFilters, ...query.filters }).flatMap(
      (name) => knownFacet(isLoanName(name) ? 'loan' : name) ?? [],
    ),
  ];
  const money = currencyUnit(locale, currency);
  return {
    locale,
    texts: carListTexts(dictionary),
    cardTexts: carCardTexts(dictionary),
    facetLabels: facetLabels(facets, dictionary),
    valueTexts: valueTexts(valueNames, dictionary),
    sortOptions: sortOptions(list.sortNames, dictionary),
    units: {
      ...rangeUnits(facets, { dictionary, money, distance }),
      ...(facets.some(({ name }) => name === 'loan') && { downPayment: money }),
    },
    near: nearChoices({ distanceUnit: distance, country }, dictionary),
  };
}
