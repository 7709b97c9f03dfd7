import { z } from 'zod';
import type { CarSearchRequest, CarService } from '#domain/cars/service.ts';
import { suggestionsFor } from '#domain/cars/suggestions.ts';
import { isOwnAddress } from '#domain/http/ownAddress.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import { carHref } from '#features/cars/carHref.ts';
import { suggestionViews } from '#features/cars/search/suggestionView.ts';
import { refusal } from '../http/answers.ts';
import { queryOf, readQuery } from '../http/readRequest.ts';
import { found } from './carAnswers.ts';
import { siteWithCars } from './siteWithCars.ts';

/** More than three cars would cover the page. */
const maxCars = 3;

/** A path of this site. */
const path = z
  .string()
  .max(200)
  .refine((text) => isOwnAddress(text) && !text.includes('?'));

const schema = z.object({
  site: z.string(),
  locale: z.string(),
  q: z.string().trim().min(1).max(100),
  list: path,
  cars: path,
  home: path,
  values: z.enum(['path', 'query']).default('path'),
});

/**
 * Answers with a list of `SuggestionView` for a typed text: 400 for an invalid query, 404 for a site
 * without cars, 503 while the index fails.
 */
export function createSuggestionsHandler(
  cars: CarService,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = readQuery(schema, queryOf(request));
    if (!query.ok) return refusal(400, 'malformed-query');
    const {
      q,
      list: listPath,
      cars: pathToCarDetail,
      home: homePath,
      values: valuesIn,
    } = query.value;
    const address = siteWithCars(cars, query.value);
    if (!address) return refusal(404, 'unknown-site');
    const { site } = address;
    const facets = [knownFacet('brand')].flatMap((facet) => facet ?? []);
    const result = await cars.search({ site: site.id, facets, ...searchedFor(q) });
    // The client of the index has already logged it.
    if (result.failure) return refusal(503, result.failure.kind);
    const suggestions = suggestionsFor(q, result, {
      listPath,
      valuesIn,
      carHref: (car) => carHref(car, { pathToCarDetail, homePath }),
    });
    return found(suggestionViews(suggestions, address.locale), result);
  };
}

/**
 * Indices don't match a single trailing letter, which is the start of a word. For `volvo v` the search
 * is for Volvo without cars, and only makes and models are matched against the letter.
 */
function searchedFor(typed: string): Pick<CarSearchRequest, 'keyphrase' | 'limit'> {
  const loneLetter = /(?:^|\s)\S$/u;
  return loneLetter.test(typed)
    ? { keyphrase: typed.replace(loneLetter, ''), limit: 0 }
    : { keyphrase: typed, limit: maxCars };
}
