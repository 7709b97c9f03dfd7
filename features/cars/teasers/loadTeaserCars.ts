import type { CarSummary } from '#domain/cars/car.ts';
import type { CarSearchRequest, CarService } from '#domain/cars/service.ts';
import type { SiteId } from '#domain/sites/site.ts';

interface Tools {
  readonly cars: CarService;
  /** Logs failures. */
  readonly log: (line: string) => void;
}

/** The maximum number of cars in a teaser of chosen cars. */
const maxFixedCars = 100;

/** The maximum number of cars of the week. */
const maxCarsOfTheWeek = 12;

/**
 * The cars of a search, for a section of a page. Empty if nothing is found, the search fails or the
 * site has no cars; in each case visitors see no section.
 */
export async function loadTeaserCars(
  { cars, log }: Tools,
  request: CarSearchRequest,
): Promise<readonly CarSummary[]> {
  const { site } = request;
  if (cars.hasCars(site)) return (await cars.search(request)).cars;
  log(`cars: a page of ${site} asks for cars, and the site has none`);
  return [];
}

/** Cars by id, in the given order, without those that don't exist. */
export async function loadFixedCars(
  tools: Tools,
  site: SiteId,
  ids: readonly string[],
): Promise<readonly CarSummary[]> {
  const wanted = ids.slice(0, maxFixedCars);
  if (wanted.length === 0) return [];
  const fixed = { id: wanted };
  const found = await loadTeaserCars(tools, { site, fixed, limit: maxFixedCars });
  // Ids in indices are case-insensitive.
  const byId = new Map(found.map((car) => [car.id.toLowerCase(), car]));
  return [...new Set(wanted.flatMap((id) => byId.get(id.toLowerCase()) ?? []))];
}

/** The site's cars of the week. */
export function loadCarsOfTheWeek(tools: Tools, site: SiteId): Promise<readonly CarSummary[]> {
  const fixed = { isCarOfTheWeek: ['true'] };
  return loadTeaserCars(tools, { site, fixed, limit: maxCarsOfTheWeek });
}
