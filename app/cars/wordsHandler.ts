import type { CarService } from '#domain/cars/service.ts';
import { wordFacets } from '#domain/search/wordFacets.ts';
import { refusal } from '../http/answers.ts';
import { queryOf } from '../http/readRequest.ts';
import { found } from './carAnswers.ts';
import { siteOfQuery } from './siteWithCars.ts';

/**
 * Answers with the facets whose values visitors type as words: 404 for a site without cars, 503 while
 * the index fails.
 */
export function createWordsHandler(cars: CarService): (request: Request) => Promise<Response> {
  return async (request) => {
    const site = siteOfQuery(cars, queryOf(request))?.site.id;
    if (!site) return refusal(404, 'unknown-site');
    const result = await cars.search({ site, facets: wordFacets, limit: 0 });
    // The client of the index has already logged it.
    if (result.failure) return refusal(503, result.failure.kind);
    return found(result.facets, result);
  };
}
