import type { FacetValue } from '../search/facet.ts';
import type { Filters } from '../search/filters.ts';
import { addressBelow, pathOfFilters } from '../search/pathFilters.ts';
import { compactText, foldText } from '../search/searchText.ts';
import type { CarSummary } from './car.ts';
import type { CarSearchResult } from './service.ts';

/** A suggestion for a typed text, with its link. */
export type Suggestion =
  | MakeSuggestion
  | ModelSuggestion
  | { readonly kind: 'car'; readonly car: CarSummary; readonly href: string };

export interface MakeSuggestion {
  readonly kind: 'make';
  readonly text: string;
  /** Number of cars. */
  readonly count: number;
  readonly href: string;
}

export interface ModelSuggestion {
  readonly kind: 'model';
  /** Includes the brand, such as `Volvo V60`. */
  readonly text: string;
  /** Number of cars. */
  readonly count: number;
  readonly href: string;
}

/** Link targets of suggestions. */
export interface SuggestionPlaces {
  /** The path of the list of cars. */
  readonly listPath: string;
  /** Where the address has a make or model; on the list itself it is the query, so that it can change. */
  readonly valuesIn: 'path' | 'query';
  readonly carHref: (car: CarSummary) => string;
}

/** More would cover the page below, and typing on is faster than reading them. */
const most = { makes: 3, models: 4, cars: 3 } as const;

const brandName = 'brand';
const modelName = 'model';

/**
 * The suggestions for a typed text: makes and models that start with it, those with the most cars
 * first, then the first cars found.
 * @param result of a search for the text, with the facet of brands and models
 */
export function suggestionsFor(
  typed: string,
  result: CarSearchResult,
  places: SuggestionPlaces,
): readonly Suggestion[] {
  const letters = foldText(compactText(typed));
  if (letters === '') return [];
  const brands = result.facets.flatMap((facet) =>
    facet.kind === 'choice' && facet.name === brandName ? facet.values : [],
  );
  const cars = result.cars.slice(0, most.cars).map((car) => ({
    kind: 'car' as const,
    car,
    href: places.carHref(car),
  }));
  return [
    ...best(
      brands.map((brand) => make(brand, places)),
      letters,
      most.makes,
    ),
    ...best(
      brands.flatMap((brand) => modelsOf(brand, places)),
      letters,
      most.models,
    ),
    ...cars,
  ];
}

function make({ text, count }: FacetValue, places: SuggestionPlaces): MakeSuggestion {
  return { kind: 'make', text, count, href: listHref({ [brandName]: [text] }, places) };
}

function modelsOf(
  { text: brand, children }: FacetValue,
  places: SuggestionPlaces,
): readonly ModelSuggestion[] {
  return children.map(({ text: model, count }) => {
    const href = listHref({ [brandName]: [brand], [modelName]: [model] }, places);
    return { kind: 'model', text: `${brand} ${model}`, count, href };
  });
}

function listHref(filters: Filters, { listPath, valuesIn }: SuggestionPlaces): string {
  switch (valuesIn) {
    case 'path':
      return addressBelow(listPath, pathOfFilters(filters, [brandName, modelName]));
    case 'query':
      return addressBelow(listPath, '', '', filters);
  }
}

function best<Item extends MakeSuggestion | ModelSuggestion>(
  items: readonly Item[],
  letters: string,
  limit: number,
): readonly Item[] {
  const fitting = items.filter(({ text, count }) => count > 0 && beginsSo(text, letters));
  return fitting.sort((a, b) => b.count - a.count).slice(0, limit);
}

/** Whether one of the words and those after it start with these letters: `xc 6` matches `Volvo XC60`. */
function beginsSo(text: string, letters: string): boolean {
  const words = text.split(/[\s-]+/).map((word) => foldText(compactText(word)));
  return words.some((_, at) => words.slice(at).join('').startsWith(letters));
}
