import type { CarService } from '#domain/cars/service.ts';
import { refusal } from '../http/answers.ts';
import { queryOf } from '../http/readRequest.ts';
import { found } from './carAnswers.ts';
import { siteOfQuery } from './siteWithCars.ts';

/** Longer searches aren't typed. */
const maxLength = 200;

/**
 * Answers with the misspelt words of a search, and how they are read: 404 for a site without cars, 503 while
 * the index fails.
 */
export function createRepairsHandler(cars: CarService): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = queryOf(request);
    const site = siteOfQuery(cars, query)?.site.id;
    if (!site) return refusal(404, 'unknown-site');
    const keyphrase = (query.get('q') ?? '').slice(0, maxLength);
    const result = await cars.search({ site, keyphrase, dropsWords: true, limit: 0 });
    // The client of the index has already logged it.
    if (result.failure) return refusal(503, result.failure.kind);
    return found(result.repairedWords ?? [], result);
  };
}
