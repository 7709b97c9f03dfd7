import type { CarService } from '#domain/cars/service.ts';
import { isSearchSite } from '#domain/search/indices.ts';
import { refusal } from '../apiAnswers.ts';
import { parseSiteAddress } from '../site/siteAddress.ts';
import { found } from './carAnswers.ts';

/** Gives all that is known of one car; which one is asked for in `?site&locale` and by its id. */
export type CarHandler = (request: Request, id: string) => Promise<Response>;

/**
 * Answers with a `CarRecord`: 400 without site and locale, 404 for a car or a site of cars that isn't
 * there, 503 while the index fails.
 */
export function createCarHandler(cars: CarService): CarHandler {
  return async (request, id) => {
    const query = new URL(request.url).searchParams;
    const [site, locale] = [query.get('site'), query.get('locale')];
    if (site === null || locale === null) return refusal(400, 'malformed-query');
    const address = parseSiteAddress({ site, locale });
    if (!address || !isSearchSite(address.site.id)) return refusal(404, 'unknown-site');
    const lookup = await cars.car(address.site.id, id);
    switch (lookup.kind) {
      case 'found':
        return found(lookup.car);
      case 'missing':
        return refusal(404, 'missing');
      case 'failed':
        // The client of the index has logged it.
        return refusal(503, lookup.failure.kind);
    }
  };
}
