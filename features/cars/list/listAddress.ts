import type { CarListRequest } from '#domain/cars/carList.ts';
import { carsAddress } from '#domain/search/carsAddress.ts';
import { writeSearchQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { CarListPlace, CarListSetup } from './carListSetup.ts';

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
