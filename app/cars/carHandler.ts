import type { CarService } from '#domain/cars/service.ts';
import { refusal } from '../http/answers.ts';
import { queryOf } from '../http/readRequest.ts';
import { found } from './carAnswers.ts';
import { siteWithCars } from './siteWithCars.ts';

/** Returns the full record of one car, selected by its id and `?site&locale`. */
export type CarHandler = (request: Request, id: string) => Promise<Response>;

/**
 * Answers with a `CarRecord`: 400 without site and locale, 404 for an unknown car or a site without
 * cars, 503 while the index fails.
 */
export function createCarHandler(cars: CarService): CarHandler {
  return async (request, id) => {
    const query = queryOf(request);
    const [site, locale] = [query.get('site'), query.get('locale')];
    if (site === null || locale === null) return refusal(400, 'malformed-query');
    const address = siteWithCars(cars, { site, locale });
    if (!address) return refusal(404, 'unknown-site');
    const lookup = await cars.car(address.site.id, id);
    switch (lookup.kind) {
      case 'found':
        return found(lookup.car, lookup);
      case 'missing':
        return refusal(404, 'missing');
      case 'failed':
        // The client of the index has already logged it.
        return refusal(503, lookup.failure.kind);
    }
  };
}
