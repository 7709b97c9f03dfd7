import type { CarRecord } from '#domain/cars/car.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';

/** Whose cars are asked for, in which language. */
export interface CarsPlace {
  readonly site: SiteId;
  readonly locale: Locale;
}

/** Asks for all that is known of a car. Rejects when that can't be had. */
export type FetchCar = (id: string, place: CarsPlace) => Promise<CarRecord>;

// Longer than the site itself waits for the index.
const patienceMs = 10_000;

/** Asks the site itself. */
export async function fetchCar(id: string, { site, locale }: CarsPlace): Promise<CarRecord> {
  const query = new URLSearchParams({ site, locale });
  const answer = await fetch(`/api/cars/${encodeURIComponent(id)}?${query}`, {
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return await answer.json();
}
