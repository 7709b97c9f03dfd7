import { allSortNames, filterOfWire, isRangeFacetName } from '../search/facets.ts';
import { pageParameter, sortParameter } from '../search/searchAddress.ts';
import { keyphraseParameter } from '../search/searchForm.ts';
import type { SearchQuery } from '../search/searchQuery.ts';
import { readTypedSearch } from '../search/typedSearch.ts';

/** A search written by an editor, and the parameters that were not understood. */
export interface PredefinedQuery {
  readonly query: SearchQuery;
  /** Unknown parameters. */
  readonly unknown: readonly string[];
  /** Parameters of ranges without two whole numbers. Without its range, the search would find more than was meant. */
  readonly unreadable: readonly string[];
}

const general = [keyphraseParameter, sortParameter, pageParameter];

/**
 * Parses a search in the syntax of list URLs, such as the query of one. A full URL is accepted as well;
 * only its query is used.
 */
export function readPredefinedQuery(text: string): PredefinedQuery {
  const search = text.slice(text.indexOf('?') + 1).replace(/#.*$/s, '');
  const names = [...new Set(new URLSearchParams(search).keys())];
  const query = readTypedSearch(search, { sortNames: allSortNames });
  return {
    query,
    unknown: names.filter((name) => !filterOfWire(name) && !general.includes(name)),
    unreadable: names.filter((wire) => {
      const name = filterOfWire(wire);
      return name !== undefined && isRangeFacetName(name) && !query.filters[name];
    }),
  };
}
