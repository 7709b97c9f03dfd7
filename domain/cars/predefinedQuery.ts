import { isKnownFilterName, knownSortNames } from '../search/knownFacets.ts';
import { pageParameter, readSearchQuery, sortParameter } from '../search/searchAddress.ts';
import { keyphraseParameter } from '../search/searchForm.ts';
import type { SearchQuery } from '../search/searchQuery.ts';

/** A search written by an editor, and the parameters that were not understood. */
export interface PredefinedQuery {
  readonly query: SearchQuery;
  /** Unknown parameters. */
  readonly unknown: readonly string[];
}

const general = [keyphraseParameter, sortParameter, pageParameter];

/**
 * Parses a search in the syntax of list URLs: `car_fuel=El&car_brand=Volvo`. A full URL is accepted
 * as well; only its query is used.
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
