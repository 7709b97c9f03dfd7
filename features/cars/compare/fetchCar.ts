import type { CarRecord } from '#domain/cars/car.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';

/** The site and language whose cars are requested. */
export interface CarsPlace {
  readonly site: SiteId;
  readonly locale: Locale;
}

/** Fetches the full record of a car. Rejects if that fails. */
export type FetchCar = (id: string, place: CarsPlace) => Promise<CarRecord>;

// In ms; longer than the site's own timeout for the index.
const timeoutMs = 10_000;

/** Fetches the record from the site's API. */
export async function fetchCar(id: string, { site, locale }: CarsPlace): Promise<CarRecord> {
  const query = new URLSearchParams({ site, locale });
  const answer = await fetch(`/api/cars/${encodeURIComponent(id)}?${query}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return await answer.json();
}
