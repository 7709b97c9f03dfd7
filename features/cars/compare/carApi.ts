import type { CarRecord } from '#domain/cars/car.ts';
import { readCarRecord } from '#domain/cars/readCar.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';
import { type Asked, ask } from '#features/shared/siteApi.ts';

/** The site and language whose cars are requested. */
export interface CarsPlace {
  readonly site: SiteId;
  readonly locale: Locale;
}

/** Fetches the full record of a car. */
export type FetchCar = (id: string, place: CarsPlace) => Asked<CarRecord>;

// In ms; longer than the site's own timeout for the index.
const timeoutMs = 10_000;

/** Fetches the record from the site's API. */
export const fetchCar: FetchCar = (id, { site, locale }) => {
  const query = new URLSearchParams({ site, locale });
  const path = `/api/cars/${encodeURIComponent(id)}?${query}`;
  return ask(path, { read: readCarRecord, timeoutMs });
};
