import type { CarService } from '#domain/cars/service.ts';
import { isSearchSite } from '#domain/search/indices.ts';
import { wordFacets } from '#domain/search/wordFacets.ts';
import { refusal } from '../apiAnswers.ts';
import { parseSiteAddress } from '../site/siteAddress.ts';
import { found } from './carAnswers.ts';

/**
 * Answers with the facets whose values visitors type as words: 404 for a site of cars that isn't
 * there, 503 while the index fails.
 */
export function createWordsHandler(cars: CarService): (request: Request) => Promise<Response> {
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const named = {
      site: searchParams.get('site') ?? '',
      locale: searchParams.get('locale') ?? '',
    };
    const site = parseSiteAddress(named)?.site.id;
    if (!site || !isSearchSite(site)) return refusal(404, 'unknown-site');
    const { facets, failure } = await cars.search({ site, facets: wordFacets, limit: 0 });
    // The client of the index has logged it.
    if (failure) return refusal(503, failure.kind);
    return found(facets);
  };
}
