import type { CarSummary } from '#domain/cars/car.ts';
import { encodePath } from '#domain/http/path.ts';
import { pageHref } from '#domain/sites/homePath.ts';

/** The parts of the address of a car's page that don't depend on the car. */
export interface CarPlace {
  /** The path below which all car pages are, within site and language: the dictionary's `pathToCarDetail`. */
  readonly pathToCarDetail: string;
  /** Address of the site's start page in the page's language: `/` or `/en`. */
  readonly homePath: string;
}

/**
 * The address of a car's own page: `/kop-bil/bil/{id}/{slug}`, with the language prefix if there is
 * one. A path that isn't set counts as empty; the content check reports it.
 */
export function carHref(
  { id, slug }: Pick<CarSummary, 'id' | 'slug'>,
  { pathToCarDetail, homePath }: CarPlace,
): string {
  // A dictionary key without a text resolves to the key itself, which isn't a path.
  const path = pathToCarDetail.startsWith('/') ? pathToCarDetail.replace(/\/+$/, '') : '';
  return pageHref(homePath, path + encodePath([id, slug].filter(Boolean)));
}
