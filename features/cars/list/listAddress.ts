import { writeSearchQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { CarListSetup } from './carListSetup.ts';

/** The address of the list with a different search. */
export function listHref(
  { place, path, search }: Pick<CarListSetup, 'place' | 'path' | 'search'>,
  query: SearchQuery,
): string {
  return `${path}${writeSearchQuery(search, query, place.list)}`;
}
