import type { CarSummary } from '#domain/cars/car.ts';
import type { CarSearchRequest, CarService } from '#domain/cars/service.ts';
import { isSearchSite } from '#domain/search/indices.ts';
import type { SiteId } from '#domain/sites/site.ts';

interface Tools {
  readonly cars: CarService;
  /** Where the named lines about failures go. */
  readonly log: (line: string) => void;
}

/** The most cars that a teaser of chosen ones shows. */
export const mostFixedCars = 100;

/** The most cars that one week can have. */
const mostCarsOfTheWeek = 12;

/**
 * The cars of a search, as a section of a page shows them: none where there are none, where the
 * search failed, or where the site has no cars. Whatever the reason, visitors see no section.
 */
export async function loadTeaserCars(
  { cars, log }: Tools,
  request: CarSearchRequest,
): Promise<readonly CarSummary[]> {
  const { site } = request;
  if (isSearchSite(site)) return (await cars.search(request)).cars;
  log(`cars: a page of ${site} asks for cars, and the site has none`);
  return [];
}

/** Cars by their ids, in the order in which they are named; without those that aren't there. */
export async function loadFixedCars(
  tools: Tools,
  site: SiteId,
  ids: readonly string[],
): Promise<readonly CarSummary[]> {
  const wanted = ids.slice(0, mostFixedCars);
  if (wanted.length === 0) return [];
  const fixed = { car_id: wanted };
  const found = await loadTeaserCars(tools, { site, fixed, limit: mostFixedCars });
  // Indices don't tell ids apart by letter case.
  const byId = new Map(found.map((car) => [car.id.toLowerCase(), car]));
  return [...new Set(wanted.flatMap((id) => byId.get(id.toLowerCase()) ?? []))];
}

/** The cars that are the site's cars of the week. */
export function loadCarsOfTheWeek(tools: Tools, site: SiteId): Promise<readonly CarSummary[]> {
  const fixed = { caroftheweek: ['true'] };
  return loadTeaserCars(tools, { site, fixed, limit: mostCarsOfTheWeek });
}
