import type { CarSummary } from '#domain/cars/car.ts';

/** What the address of a car's page is made of, besides the car. */
export interface CarPlace {
  /** The path of all cars' pages within site and language: the dictionary's `pathToCarDetail`. */
  readonly pathToCarDetail: string;
  /** Address of the site's start page in the page's language: `/` or `/en`. */
  readonly homePath: string;
}

/**
 * The address of a car's own page: `/kop-bil/bil/{id}/{slug}`, the language in front where it has a
 * prefix. A path that nobody has written counts as none; the content check tells of it.
 */
export function carHref(
  { id, slug }: Pick<CarSummary, 'id' | 'slug'>,
  { pathToCarDetail, homePath }: CarPlace,
): string {
  // A key without a text shows itself.
  const path = pathToCarDetail.startsWith('/') ? pathToCarDetail.replace(/\/+$/, '') : '';
  const prefix = homePath === '/' || `${path}/`.startsWith(`${homePath}/`) ? '' : homePath;
  const own = [id, slug].filter(Boolean).map(encodeURIComponent);
  return `${prefix}${path}/${own.join('/')}`;
}
