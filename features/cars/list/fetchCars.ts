import type { CarListPart, CarListRequest } from '#domain/cars/carList.ts';
import { carsAddress } from '#domain/search/carsAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { CarListPlace } from './carListSetup.ts';

// Longer than the site itself waits for the index.
const patienceMs = 10_000;

/** Asks the site for pages of a list. Rejects when it fails, takes too long or is called off. */
async function fetchCars(
  place: CarListPlace,
  { query, firstPage }: CarListRequest,
  calledOff: AbortSignal,
): Promise<CarListPart> {
  // By hand: `AbortSignal.any` is younger than some browsers of our visitors.
  const late = new AbortController();
  const stop = () => late.abort();
  const timer = setTimeout(stop, patienceMs);
  calledOff.addEventListener('abort', stop);
  try {
    const address = carsAddress({ ...place, query, fromPage: firstPage });
    const answer = await fetch(address, { signal: late.signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}

/** Cars that were asked for, and how to call that off. */
export interface AskedCars {
  readonly query: SearchQuery;
  readonly answer: Promise<CarListPart>;
  readonly callOff: () => void;
}

/** Asks the site for pages of a list, as `fetchCars` does, until it is called off. */
export function askForCars(place: CarListPlace, request: CarListRequest): AskedCars {
  const leaving = new AbortController();
  const answer = fetchCars(place, request, leaving.signal);
  return { query: request.query, answer, callOff: () => leaving.abort() };
}

/** Lets the browser fetch pages into its own store, from which they come at once when asked for. */
export function fetchAhead(
  place: CarListPlace,
  { query, firstPage }: Pick<CarListRequest, 'query' | 'firstPage'>,
): void {
  const address = carsAddress({ ...place, query, fromPage: firstPage });
  // What fails is asked for again when it is needed.
  fetch(address, { priority: 'low' }).catch(() => undefined);
}
