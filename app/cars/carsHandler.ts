import type { CarSearchRequest, CarService } from '#domain/cars/service.ts';
import { waysOut } from '#domain/cars/waysOut.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { refusal } from '../http/answers.ts';
import { queryOf } from '../http/readRequest.ts';
import { found } from './carAnswers.ts';
import { type CarsQuery, parseCarsQuery } from './carsQuery.ts';
import { siteWithCars } from './siteWithCars.ts';

/**
 * Answers with a `CarSearchResult` for the search in the URL (`carsAddress`): 400 for an invalid
 * query, 404 for a site without cars, 503 while the index fails.
 */
export function createCarsHandler(cars: CarService): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = parseCarsQuery(queryOf(request));
    if (!query) return refusal(400, 'malformed-query');
    const site = siteWithCars(cars, query)?.site.id;
    if (!site) return refusal(404, 'unknown-site');
    const asked = searchRequest(site, query);
    const result = await cars.search(asked);
    // The client of the index has already logged it.
    if (result.failure) return refusal(503, result.failure.kind);
    const { isStale: _, ...answer } = result;
    const ways = await waysOut(cars, asked, result);
    return found({ ...answer, ...(ways.length > 0 && { waysOut: ways }) }, result);
  };
}

function searchRequest(
  site: SiteId,
  { list, query, fromPage, pageSize }: CarsQuery,
): CarSearchRequest {
  const { keyphrase, filters, page, sortName } = query;
  return {
    site,
    keyphrase,
    dropsWords: true,
    filters,
    fixed: list.fixed,
    facets: list.facets,
    sortName: sortName || undefined,
    offset: fromPage * pageSize,
    limit: (page - fromPage + 1) * pageSize,
  };
}
