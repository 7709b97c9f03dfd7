import type { Filters } from './filters.ts';

/** What a visitor searches for. */
export interface SearchQuery {
  /** Words that are no value of a facet. */
  readonly keyphrase: string;
  readonly filters: Filters;
  /** Index of the last page shown; the pages before it are shown too. */
  readonly page: number;
  /** One of the sort names of the list. */
  readonly sortName: string;
}
