import type { CarSearchResult } from '#domain/cars/service.ts';
import { carsParameters } from '#domain/search/carsAddress.ts';
import { knownFacet, knownSortNames } from '#domain/search/knownFacets.ts';
import { carListPageSize } from '#domain/search/paging.ts';
import { readSearchQuery } from '#domain/search/searchAddress.ts';
import { type CarServiceInHand, createCarServiceInHand } from '../../fixtures/exampleCarService.ts';

/** The site's own API of cars, in a story's hand. */
export interface CarsApi extends Omit<CarServiceInHand, 'service'> {
  /** The addresses it was asked at, those that were called off included. */
  readonly asked: readonly URL[];
  /** How many of them were called off. */
  readonly calledOff: () => number;
}

let current: CarsApi | undefined;

/** The API that the running story is answered by. */
export function carsApi(): CarsApi {
  if (!current) throw new Error('the story has no cars: give it `beforeEach: carsPage()`');
  return current;
}

interface CarsPageOptions {
  /** The query of the page's address. */
  readonly query?: string;
  /** What the API makes of a whole answer: thousands of cars out of sixty. */
  readonly change?: (result: CarSearchResult) => CarSearchResult;
}

/** A page with a list of cars at an address, with an API that answers, as a `beforeEach`. */
export function carsPage({ query = '', change = (result) => result }: CarsPageOptions = {}) {
  return () => {
    const { fetch } = window;
    const own = new URL(window.location.href).searchParams;
    const address = (search: string) =>
      `?${new URLSearchParams([...own, ...new URLSearchParams(search)])}`;
    window.history.replaceState(null, '', address(query));
    const { api, answer } = createApi(change);
    current = api;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      return url.pathname === '/api/cars' ? answer(url, init) : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
      window.sessionStorage.clear();
      window.history.replaceState(null, '', address(''));
    };
  };
}

function createApi(change: (result: CarSearchResult) => CarSearchResult) {
  const asked: URL[] = [];
  const { service, ...inHand } = createCarServiceInHand();
  let calledOff = 0;

  async function answer(url: URL, init?: RequestInit): Promise<Response> {
    asked.push(url);
    const { signal } = init ?? {};
    const result = await Promise.race([service.search(requestAt(url)), abortOf(signal)]);
    if (result === 'called-off') {
      calledOff += 1;
      throw new DOMException('', 'AbortError');
    }
    return result.failure ? new Response('', { status: 503 }) : Response.json(change(result));
  }

  const api: CarsApi = { ...inHand, asked, calledOff: () => calledOff };
  return { api, answer };
}

function abortOf(signal: AbortSignal | null | undefined): Promise<'called-off'> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve('called-off'));
  });
}

/** What the site makes of the address of a question. */
function requestAt({ searchParams }: URL) {
  const { facets: facetsName, fromPage, fixedPrefix } = carsParameters;
  const names = searchParams.get(facetsName)?.split(',') ?? [];
  const facets = names.flatMap((name) => knownFacet(name) ?? []);
  const query = readSearchQuery(`${searchParams}`, { facets, sortNames: knownSortNames });
  const first = Number(searchParams.get(fromPage));
  const fixed = [...searchParams].filter(([name]) => name.startsWith(fixedPrefix));
  return {
    site: 'nordvik-se',
    ...query,
    facets,
    fixed: Object.fromEntries(
      fixed.map(([name, value]) => [name.slice(fixedPrefix.length), [value]]),
    ),
    offset: first * carListPageSize,
    limit: (query.page + 1 - first) * carListPageSize,
  } as const;
}
