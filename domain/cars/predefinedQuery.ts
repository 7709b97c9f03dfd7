import { allSortNames, filterOfWire } from '../search/facets.ts';
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
 * Parses a search in the syntax of list URLs, such as the query of one. A full URL is accepted as well;
 * only its query is used.
 */
export function readPredefinedQuery(text: string): PredefinedQuery {
  const search = text.slice(text.indexOf('?') + 1).replace(/#.*$/s, '');
  const names = [...new Set(new URLSearchParams(search).keys())];
  return {
    query: readSearchQuery(search, { sortNames: allSortNames }),
    unknown: names.filter((name) => !filterOfWire(name) && !general.includes(name)),
  };
}
