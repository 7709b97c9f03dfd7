import { vi } from 'vitest';
import type { CarSearchResult, CarService } from '#domain/cars/service.ts';

/** Queries that can't be answered while the index has a result or fails, with the answer's status and failure. */
export const refusedQueries: readonly RefusedQuery[] = [
  ['an unknown site', 'site=nordvik-dk&locale=da', undefined, 404, 'unknown-site'],
  ['a site without cars', 'site=nordvik-trucks-se&locale=sv', undefined, 404, 'unknown-site'],
  ['an index that fails', 'site=nordvik-se&locale=sv', failed(), 503, 'unauthorized'],
];

type RefusedQuery = readonly [
  what: string,
  query: string,
  result: CarSearchResult | undefined,
  status: number,
  failure: string,
];

function failed(): CarSearchResult {
  return { cars: [], total: 0, facets: [], failure: { kind: 'unauthorized' } };
}

/** The answer of a handler to a query, while the index answers with a result. Only nordvik-se has cars. */
export async function answerOf(
  create: (cars: CarService) => (request: Request) => Promise<Response>,
  query: string,
  result: CarSearchResult,
) {
  const search = vi.fn<CarService['search']>(async () => result);
  const hasCars = (site: string) => site === 'nordvik-se';
  const handle = create({ hasCars, search, car: async () => ({ kind: 'missing' }) });
  const response = await handle(new Request(`https://nordvik.example/api/cars?${query}`));
  const cacheControl = response.headers.get('cache-control');
  return { search, status: response.status, cacheControl, body: await response.json() };
}
