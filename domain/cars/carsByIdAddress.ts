import type { Locale, SiteId } from '#domain/sites/site.ts';
import { maxSavedCars, maxViewedCars } from './savedCars.ts';

/** The maximum number of cars in one request: all that a device holds. */
export const maxCarsById = maxSavedCars + maxViewedCars;

/** The address in the site's API of the cars with these ids. */
export function carsByIdAddress(
  { site, locale }: { readonly site: SiteId; readonly locale: Locale },
  ids: readonly string[],
): string {
  // Sorted, so that the same cars have the same address and the browser's cache finds them.
  const query = new URLSearchParams({ site, locale, ids: ids.toSorted().join() });
  return `/api/cars/by-id?${query}`;
}
