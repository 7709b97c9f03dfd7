import {
  allFilterNames,
  isRangeFacetName,
  isTermName,
  nearestSort,
  sortNameOfWire,
  wireName,
  wireSortName,
} from './facets.ts';
import type { Filters } from './filters.ts';
import { valuesOf } from './filterValues.ts';
import { boundTerm } from './loanTermFilters.ts';
import { clampPage } from './paging.ts';
import { rangeOfValues, readRangeNumber, valuesOfRange } from './rangeFacets.ts';
import { keyphraseParameter } from './searchForm.ts';
import type { SearchQuery } from './searchQuery.ts';
import { cutText, tidyText } from './searchText.ts';

/** The query parameter of the sort order. */
export const sortParameter = 'sortName';

/** The query parameter of the last page shown. */
export const pageParameter = 'page';

/** Maximum number of values of all facets. */
const maxValues = 100;

/** The choices that a list offers. Filters apply whether it offers their facets or not. */
export interface AddressOptions {
  /** Its sort orders, the default first. */
  readonly sortNames: readonly string[];
}

/**
 * Parses the query of a URL, with or without the question mark, as a search. Numbers are canonical, as
 * `writeSearchQuery` writes them; for what people write see `readTypedSearch`.
 */
export function readSearchQuery(search: string, options: AddressOptions): SearchQuery {
  const parameters = new URLSearchParams(search);
  const values = allFilterNames().map((name) => [name, parameters.getAll(wireName(name))]);
  return boundQuery(
    {
      keyphrase: parameters.get(keyphraseParameter) ?? '',
      filters: Object.fromEntries(values),
      page: readRangeNumber(parameters.get(pageParameter) ?? '') ?? 0,
      sortName: sortNameOfWire(parameters.get(sortParameter) ?? ''),
    },
    options,
  );
}

/**
 * Replaces the search in the query of a URL. Unrelated parameters are kept; equal searches give equal
 * queries. The result is empty or starts with a question mark.
 */
export function writeSearchQuery(
  search: string,
  query: SearchQuery,
  options: AddressOptions,
): string {
  const names = allFilterNames();
  const own = [keyphraseParameter, sortParameter, pageParameter, ...names.map(wireName)];
  const others = [...new URLSearchParams(search)].filter(([name]) => !own.includes(name));
  const { keyphrase, filters, page, sortName } = boundQuery(query, options);
  const parameters = new URLSearchParams([
    ...others,
    ...(keyphrase ? [[keyphraseParameter, keyphrase]] : []),
    ...names.flatMap((name) => valuesOf(filters, name).map((value) => [wireName(name), value])),
    ...(sortName === (options.sortNames[0] ?? '') ? [] : [[sortParameter, wireSortName(sortName)]]),
    ...(page > 0 ? [[pageParameter, String(page)]] : []),
  ]);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Limits a search to known filters, the list's orders and what fits into an address. */
export function boundQuery(query: SearchQuery, options: AddressOptions): SearchQuery {
  const bound = {
    keyphrase: cutText(tidyText(query.keyphrase)),
    filters: boundFilters(query.filters, allFilterNames()),
    page: clampPage(query.page),
    sortName: query.sortName,
  };
  return boundSort(bound, options);
}

/** Limits a search to the list's orders. The order by distance needs a place. */
export function boundSort(query: SearchQuery, { sortNames }: AddressOptions): SearchQuery {
  const { sortName, filters } = query;
  const isOffered = sortNames.includes(sortName) && (sortName !== nearestSort || 'near' in filters);
  return isOffered ? query : { ...query, sortName: sortNames[0] ?? '' };
}

/** Limits filters to these names and to what fits into an address. */
export function boundFilters(filters: Filters, names: readonly string[]): Filters {
  const bound: Record<string, readonly string[]> = {};
  let room = maxValues;
  for (const name of names) {
    const values = boundValues(name, valuesOf(filters, name), room);
    if (values.length > 0) bound[name] = values;
    room -= values.length;
  }
  return bound;
}

function boundValues(name: string, values: readonly string[], room: number): readonly string[] {
  if (isRangeFacetName(name)) {
    const range = rangeOfValues(values);
    return range && room >= 2 ? valuesOfRange(range) : [];
  }
  if (isTermName(name)) return room > 0 ? boundTerm(name, values) : [];
  const texts = values.map((value) => cutText(value.trim())).filter(Boolean);
  return [...new Set(texts)].sort().slice(0, room);
}
