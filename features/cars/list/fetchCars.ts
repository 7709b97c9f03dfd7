import type { CarListPart, CarListRequest } from '#domain/cars/carList.ts';
import { carsAddress } from '#domain/search/carsAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { CarListPlace } from './carListSetup.ts';

// In ms; longer than the site's own timeout for the index.
const timeoutMs = 10_000;

/** Fetches pages of a list from the site's API. Rejects on failure, timeout or abort. */
async function fetchCars(
  place: CarListPlace,
  { query, firstPage }: CarListRequest,
  abortSignal: AbortSignal,
): Promise<CarListPart> {
  // Not `AbortSignal.any`, which some supported browsers lack.
  const late = new AbortController();
  const stop = () => late.abort();
  const timer = setTimeout(stop, timeoutMs);
  abortSignal.addEventListener('abort', stop);
  try {
    const address = carsAddress({ ...place, query, fromPage: firstPage });
    const answer = await fetch(address, { signal: late.signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}

/** A request for cars, and a function that aborts it. */
export interface AskedCars {
  readonly query: SearchQuery;
  readonly answer: Promise<CarListPart>;
  readonly abort: () => void;
}

/** Fetches pages of a list like `fetchCars`, unless it is aborted. */
export function askForCars(place: CarListPlace, request: CarListRequest): AskedCars {
  const leaving = new AbortController();
  const answer = fetchCars(place, request, leaving.signal);
  return { query: request.query, answer, abort: () => leaving.abort() };
}

/** Prefetches pages into the browser's HTTP cache. */
export function fetchAhead(
  place: CarListPlace,
  { query, firstPage }: Pick<CarListRequest, 'query' | 'firstPage'>,
): void {
  const address = carsAddress({ ...place, query, fromPage: firstPage });
  // A failed prefetch is ignored: the page is fetched again when it is needed.
  fetch(address, { priority: 'low' }).catch(() => undefined);
}
