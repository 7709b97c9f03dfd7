import { vi } from 'vitest';
import type { CarSearchResult, CarService } from '#domain/cars/service.ts';

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
