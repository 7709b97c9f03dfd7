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
 * prefix. `undefined` where the site has no such pages, or nobody has written where they are.
 */
export function carHref(
  { id, slug }: Pick<CarSummary, 'id' | 'slug'>,
  { pathToCarDetail, homePath }: CarPlace,
): string | undefined {
  const path = pathToCarDetail.replace(/\/+$/, '');
  // A key without a text shows itself, and a lone slash is what sites without cars write.
  if (!path.startsWith('/')) return undefined;
  const prefix = homePath === '/' || `${path}/`.startsWith(`${homePath}/`) ? '' : homePath;
  return [`${prefix}${path}`, ...[id, slug].filter(Boolean).map(encodeURIComponent)].join('/');
}
