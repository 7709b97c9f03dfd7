import type { CarSearchRequest, CarService } from '#domain/cars/service.ts';
import { isSearchSite } from '#domain/search/indices.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { refusal } from '../apiAnswers.ts';
import { parseSiteAddress } from '../site/siteAddress.ts';
import { found } from './carAnswers.ts';
import { type CarsQuery, parseCarsQuery } from './carsQuery.ts';

/**
 * Answers with a `CarSearchResult`, what is asked for being in the address (`carsAddress`): 400 for
 * what can't be asked, 404 for a site of cars that isn't there, 503 while the index fails.
 */
export function createCarsHandler(cars: CarService): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = parseCarsQuery(new URL(request.url).searchParams);
    if (!query) return refusal(400, 'malformed-query');
    const site = parseSiteAddress(query)?.site.id;
    if (!site || !isSearchSite(site)) return refusal(404, 'unknown-site');
    const result = await cars.search(searchRequest(site, query));
    // The client of the index has logged it.
    if (result.failure) return refusal(503, result.failure.kind);
    return found(result);
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
    filters,
    fixed: list.fixed,
    facets: list.facets,
    sortName: sortName || undefined,
    offset: fromPage * pageSize,
    limit: (page - fromPage + 1) * pageSize,
  };
}
