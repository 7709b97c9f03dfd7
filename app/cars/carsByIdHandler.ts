import { z } from 'zod';
import { maxCarsById } from '#domain/cars/carsByIdAddress.ts';
import type { CarService } from '#domain/cars/service.ts';
import { refusal } from '../http/answers.ts';
import { queryOf, readQuery } from '../http/readRequest.ts';
import { found } from './carAnswers.ts';
import { siteWithCars } from './siteWithCars.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);

const schema = z.object({
  site: z.string(),
  locale: z.string(),
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(id).min(1).max(maxCarsById)),
});

/**
 * Answers with `{ cars }`, the cars with the ids of the query that exist, in no particular order: 400
 * for an invalid query or too many ids, 404 for a site without cars, 503 while the index fails.
 */
export function createCarsByIdHandler(cars: CarService): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = readQuery(schema, queryOf(request));
    if (!query.ok) return refusal(400, 'malformed-query');
    const site = siteWithCars(cars, query.value)?.site.id;
    if (!site) return refusal(404, 'unknown-site');
    const { ids } = query.value;
    const result = await cars.search({ site, fixed: { id: ids }, limit: ids.length });
    // The client of the index has already logged it.
    if (result.failure) return refusal(503, result.failure.kind);
    return found({ cars: result.cars }, result);
  };
}
