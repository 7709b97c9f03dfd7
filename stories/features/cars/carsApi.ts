import type { CarSearchResult, CarService } from '#domain/cars/service.ts';
import { carsParameters } from '#domain/search/carsAddress.ts';
import { allSortNames } from '#domain/search/facets.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import { carListPageSize, firstPageWith } from '#domain/search/paging.ts';
import { readSearchQuery } from '#domain/search/searchAddress.ts';
import {
  type CarServiceInHand,
  createCarServiceInHand,
  exampleCarService,
} from '../../fixtures/exampleCarService.ts';

/** A story's changes to the answers of the index. */
export type ChangeResult = (result: CarSearchResult) => CarSearchResult;

/** Keeps only the first cars of each page, because accessibility checks of full pages are slow. */
export const fewCars: ChangeResult = (result) => ({ ...result, cars: result.cars.slice(0, 3) });

/** The service of the sixty example cars, with changed answers. */
export function changedCars(cars: CarService, change: ChangeResult): CarService {
  return { ...cars, search: async (request) => change(await cars.search(request)) };
}

/** A fake of the site's car API, controlled by a story. */
export interface CarsApi extends Omit<CarServiceInHand, 'service'> {
  /** The queries it received, including aborted ones. */
  readonly asked: readonly URLSearchParams[];
  /** The number of aborted requests. */
  readonly abortedCount: () => number;
}

let current: CarsApi | undefined;

/** The fake of the running story. */
export function carsApi(): CarsApi {
  if (!current) throw new Error('the story has no cars: give it `beforeEach: carsPage()`');
  return current;
}

interface CarsPageOptions {
  /** The query of the page's address. */
  readonly query?: string;
  readonly change?: ChangeResult;
}

/** A page with a list of cars at an address, with a working API, as a `beforeEach`. */
export function carsPage({ query = '', change = fewCars }: CarsPageOptions = {}) {
  return () => {
    const { fetch } = window;
    const frame = window.location.href;
    const own = new URL(frame).searchParams;
    const search = new URLSearchParams([...own, ...new URLSearchParams(query)]);
    window.history.replaceState(null, '', `?${search}`);
    const { api, answer } = createApi(change);
    current = api;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      if (url.pathname === '/api/cars/repairs') return repairsIn(url);
      return url.pathname === '/api/cars' ? answer(url, init) : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
      window.sessionStorage.clear();
      window.history.replaceState(null, '', frame);
    };
  };
}

async function repairsIn({ searchParams }: URL): Promise<Response> {
  const keyphrase = searchParams.get('q') ?? '';
  const found = await exampleCarService.search({ site: 'nordvik-se', keyphrase, limit: 0 });
  return Response.json(found.repairedWords ?? []);
}

function createApi(change: ChangeResult) {
  const asked: URLSearchParams[] = [];
  const { service, ...inHand } = createCarServiceInHand();
  let abortedCount = 0;

  async function answer({ searchParams }: URL, init?: RequestInit): Promise<Response> {
    asked.push(searchParams);
    const found = service.search(requestOf(searchParams));
    const result = await Promise.race([found, abortOf(init?.signal)]);
    if (result === 'aborted') {
      abortedCount += 1;
      throw new DOMException('', 'AbortError');
    }
    return result.failure ? new Response('', { status: 503 }) : Response.json(change(result));
  }

  const api: CarsApi = { ...inHand, asked, abortedCount: () => abortedCount };
  return { api, answer };
}

function abortOf(signal: AbortSignal | null | undefined): Promise<'aborted'> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve('aborted'));
  });
}

/** The search request of the site for a query. */
function requestOf(parameters: URLSearchParams) {
  const { facets: facetsName, fromPage, fixedPrefix } = carsParameters;
  const names = parameters.get(facetsName)?.split(',') ?? [];
  const facets = names.flatMap((name) => knownFacet(name) ?? []);
  const query = readSearchQuery(`${parameters}`, { sortNames: allSortNames });
  const first = Number(parameters.get(fromPage) ?? firstPageWith(query.page));
  const fixed = [...parameters].filter(([name]) => name.startsWith(fixedPrefix));
  return {
    ...query,
    site: 'nordvik-se',
    facets,
    fixed: Object.fromEntries(
      fixed.map(([name, value]) => [name.slice(fixedPrefix.length), [value]]),
    ),
    offset: first * carListPageSize,
    limit: (query.page + 1 - first) * carListPageSize,
  } as const;
}
