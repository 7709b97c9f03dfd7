import type { Filters } from './filters.ts';

/** A visitor's search. */
export interface SearchQuery {
  /** The words that are no facet values. */
  readonly keyphrase: string;
  readonly filters: Filters;
  /** Index of the last page shown; all pages before it are shown too. */
  readonly page: number;
  /** One of the sort names of the list. */
  readonly sortName: string;
}

/** Whether a search has words or filters. */
export function isNarrowed({
  keyphrase,
  filters,
}: Pick<SearchQuery, 'keyphrase' | 'filters'>): boolean {
  return keyphrase !== '' || Object.keys(filters).length > 0;
}
