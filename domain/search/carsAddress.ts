import type { Filters } from './filters.ts';
import { carListPageSize } from './paging.ts';
import { type AddressOptions, writeSearchQuery } from './searchAddress.ts';
import type { SearchQuery } from './searchQuery.ts';

/** What a list of cars is, whatever visitors choose in it. */
export interface CarListDeclaration extends AddressOptions {
  /** What always holds, such as the path of the page. */
  readonly fixed: Filters;
}

/** What a browser asks of a list of cars. */
export interface CarsQuestion {
  readonly site: string;
  readonly locale: string;
  readonly list: CarListDeclaration;
  readonly query: SearchQuery;
  /**
   * Index of the first page wanted; the last is the query's.
   * @default 0
   */
  readonly fromPage?: number | undefined;
  /**
   * How many cars a page has; 0 asks for the facets and the total alone.
   * @default 48
   */
  readonly pageSize?: number | undefined;
}

/** The parameters of `GET /api/cars` beside those of the list's own address. */
export const carsParameters = {
  site: 'site',
  locale: 'locale',
  /** Names with commas between them. */
  facets: 'facets',
  /** Names with commas between them, the default first. */
  sortNames: 'sorts',
  fromPage: 'from',
  pageSize: 'size',
  /** Begins the names of what always holds: `fixed.car_brand=Volvo`. */
  fixedPrefix: 'fixed.',
} as const;

/** The address that answers: equal questions have equal addresses, so that answers are kept. */
export function carsAddress({
  site,
  locale,
  list,
  query,
  fromPage = 0,
  pageSize = carListPageSize,
}: CarsQuestion): string {
  const names = Object.keys(list.fixed).sort();
  const parameters = new URLSearchParams([
    [carsParameters.site, site],
    [carsParameters.locale, locale],
    [carsParameters.facets, list.facets.map(({ name }) => name).join()],
    [carsParameters.sortNames, list.sortNames.join()],
    ...(fromPage > 0 ? [[carsParameters.fromPage, String(fromPage)]] : []),
    ...(pageSize === carListPageSize ? [] : [[carsParameters.pageSize, String(pageSize)]]),
    ...names.flatMap((name) =>
      (list.fixed[name] ?? []).map((value) => [`${carsParameters.fixedPrefix}${name}`, value]),
    ),
  ]);
  return `/api/cars${writeSearchQuery(parameters.toString(), query, list)}`;
}
