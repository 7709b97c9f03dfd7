import type { FacetRequest } from './facet.ts';
import type { Filters } from './filters.ts';
import { carListPageSize, firstPageWith } from './paging.ts';
import { type AddressOptions, writeSearchQuery } from './searchAddress.ts';
import type { SearchQuery } from './searchQuery.ts';

/** Definition of a list of cars, independent of the visitor's choices. */
export interface CarListDeclaration extends AddressOptions {
  /** The facets that it shows. */
  readonly facets: readonly FacetRequest[];
  /** Filters that always apply, such as those of the path. */
  readonly fixed: Filters;
}

/** A request from the browser for cars of a list. */
export interface CarsQuestion {
  readonly site: string;
  readonly locale: string;
  readonly list: CarListDeclaration;
  readonly query: SearchQuery;
  /**
   * Index of the first page wanted; the last one is that of the query.
   * @default the first of the pages that are shown together with that of the query
   */
  readonly fromPage?: number | undefined;
  /**
   * Cars per page; with 0, only the facets and the total are requested.
   * @default 48
   */
  readonly pageSize?: number | undefined;
}

/** The parameters of `GET /api/cars` in addition to those of the list's URL. */
export const carsParameters = {
  site: 'site',
  locale: 'locale',
  /** Comma-separated names. */
  facets: 'facets',
  /** Comma-separated names, the default first. */
  sortNames: 'sorts',
  fromPage: 'from',
  pageSize: 'size',
  /** Prefix of the filters that always apply: `fixed.brand=Volvo`. */
  fixedPrefix: 'fixed.',
} as const;

/** The URL of a request. Equal requests have equal URLs, so that answers can be cached. */
export function carsAddress({
  site,
  locale,
  list,
  query,
  fromPage,
  pageSize = carListPageSize,
}: CarsQuestion): string {
  const isUsual = fromPage === undefined || fromPage === firstPageWith(query.page);
  const names = Object.keys(list.fixed).sort();
  const parameters = new URLSearchParams([
    [carsParameters.site, site],
    [carsParameters.locale, locale],
    [carsParameters.facets, list.facets.map(({ name }) => name).join()],
    [carsParameters.sortNames, list.sortNames.join()],
    ...(isUsual ? [] : [[carsParameters.fromPage, String(fromPage)]]),
    ...(pageSize === carListPageSize ? [] : [[carsParameters.pageSize, String(pageSize)]]),
    ...names.flatMap((name) =>
      (list.fixed[name] ?? []).map((value) => [`${carsParameters.fixedPrefix}${name}`, value]),
    ),
  ]);
  return `/api/cars${writeSearchQuery(parameters.toString(), query, list)}`;
}
