import { z } from 'zod';
import type { CarSearchRequest, CarService } from '#domain/cars/service.ts';
import { isSearchSite } from '#domain/search/indices.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import { suggestionsFor } from '#domain/search/suggestions.ts';
import { carHref } from '#features/cars/carHref.ts';
import { suggestionViews } from '#features/cars/search/suggestionView.ts';
import { refusal } from '../apiAnswers.ts';
import { parseSiteAddress } from '../site/siteAddress.ts';
import { found } from './carAnswers.ts';

/** A car is one glance; more than three hide the page. */
const mostCars = 3;

/** A path of this site: two slashes, or one that leans back, would lead to another one. */
const path = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^?#\\]*$/);

const schema = z.object({
  site: z.string(),
  locale: z.string(),
  q: z.string().trim().min(1).max(100),
  list: path,
  cars: path,
  home: path,
});

/**
 * Answers with a list of `SuggestionView` for what is typed: 400 for what can't be asked, 404 for a
 * site of cars that isn't there, 503 while the index fails.
 */
export function createSuggestionsHandler(
  cars: CarService,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return refusal(400, 'malformed-query');
    const { q, list: listPath, cars: pathToCarDetail, home: homePath } = query.data;
    const site = parseSiteAddress(query.data)?.site.id;
    if (!site || !isSearchSite(site)) return refusal(404, 'unknown-site');
    const facets = [knownFacet('car_brand')].flatMap((facet) => facet ?? []);
    const result = await cars.search({ site, facets, ...searchedFor(q) });
    // The client of the index has logged it.
    if (result.failure) return refusal(503, result.failure.kind);
    const suggestions = suggestionsFor(q, result, {
      listPath,
      carHref: (car) => carHref(car, { pathToCarDetail, homePath }),
    });
    return found(suggestionViews(suggestions));
  };
}

/**
 * A lone letter at the end begins a word, and is none that an index would find: of `volvo v` it is
 * asked for Volvo, and makes and models alone can tell what begins so.
 */
function searchedFor(typed: string): Pick<CarSearchRequest, 'keyphrase' | 'limit'> {
  const loneLetter = /(?:^|\s)\S$/u;
  return loneLetter.test(typed)
    ? { keyphrase: typed.replace(loneLetter, ''), limit: 0 }
    : { keyphrase: typed, limit: mostCars };
}
