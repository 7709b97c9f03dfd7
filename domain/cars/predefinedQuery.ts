import { isKnownFilterName, knownSortNames } from '../search/knownFacets.ts';
import { pageParameter, readSearchQuery, sortParameter } from '../search/searchAddress.ts';
import { keyphraseParameter } from '../search/searchForm.ts';
import type { SearchQuery } from '../search/searchQuery.ts';

/** A search that an editor wrote down, and what of it means nothing. */
export interface PredefinedQuery {
  readonly query: SearchQuery;
  /** Parameters that no search of cars knows. */
  readonly unknown: readonly string[];
}

const general = [keyphraseParameter, sortParameter, pageParameter];

/**
 * Reads a search in the syntax of the addresses of lists: `car_fuel=El&car_brand=Volvo`. A whole
 * address does as well, of which what stands after the question mark counts.
 */
export function readPredefinedQuery(text: string): PredefinedQuery {
  const search = text.slice(text.indexOf('?') + 1).replace(/#.*$/s, '');
  const names = [...new Set(new URLSearchParams(search).keys())];
  const facets = names.filter(isKnownFilterName).map((name) => ({ name }));
  return {
    query: readSearchQuery(search, { facets, sortNames: knownSortNames }),
    unknown: names.filter((name) => !isKnownFilterName(name) && !general.includes(name)),
  };
}
