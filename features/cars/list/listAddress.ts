import type { CarListRequest } from '#domain/cars/carListState.ts';
import { carsAddress } from '#domain/search/carsAddress.ts';
import { withValues } from '#domain/search/filterValues.ts';
import { writeSearchQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { searchReducer } from '#domain/search/searchState.ts';
import type { CarListPlace, CarListSetup, PathChip } from './carListSetup.ts';

/** The address of the list with a different search. */
export function listHref(
  { place, path, search }: Pick<CarListSetup, 'place' | 'path' | 'search'>,
  query: SearchQuery,
): string {
  return `${path}${writeSearchQuery(search, query, place.list)}`;
}

/** The address of pages of a list in the site's API. */
export function partAddress(
  place: CarListPlace,
  { query, firstPage }: Pick<CarListRequest, 'query' | 'firstPage'>,
): string {
  return carsAddress({ ...place, query, fromPage: firstPage });
}

type ListPlace = Pick<CarListSetup, 'place' | 'path' | 'basePath' | 'search'>;

/** The address of the list without filters, also those of its path. */
export function clearedHref(setup: ListPlace, query: SearchQuery): string {
  return listHref({ ...setup, path: setup.basePath }, searchReducer(query, { type: 'cleared' }));
}

/** The address of the list without a filter of its path, and the values below that filter. */
export function hrefWithout(
  { path, childName }: PathChip,
  setup: ListPlace,
  query: SearchQuery,
): string {
  const filters = childName ? withValues(query.filters, childName, []) : query.filters;
  return listHref({ ...setup, path }, { ...query, filters, page: 0 });
}
