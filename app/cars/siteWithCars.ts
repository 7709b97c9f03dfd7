import type { CarService } from '#domain/cars/service.ts';
import { parseSiteAddress, type SiteAddress, type SiteParams } from '../site/siteAddress.ts';

/** The site and language of a question about cars; `undefined` if they don't exist, or the site has no cars. */
export function siteWithCars(
  cars: Pick<CarService, 'hasCars'>,
  named: SiteParams,
): SiteAddress | undefined {
  const address = parseSiteAddress(named);
  return address && cars.hasCars(address.site.id) ? address : undefined;
}

/** The same, of a question that names them in its query. */
export function siteOfQuery(
  cars: Pick<CarService, 'hasCars'>,
  query: URLSearchParams,
): SiteAddress | undefined {
  return siteWithCars(cars, {
    site: query.get('site') ?? '',
    locale: query.get('locale') ?? '',
  });
}
