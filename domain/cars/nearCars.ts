import type { Site, SiteId } from '#domain/sites/site.ts';
import { distanceKm } from '../facilities/distance.ts';
import type { Facility } from '../facilities/facility.ts';
import type { FacilityService } from '../facilities/service.ts';
import { inTextOrder } from '../inTextOrder.ts';
import {
  type NearUnit,
  nearUnit,
  readNear,
  toKm,
  usualRadius,
  wholeDistance,
} from '../search/near.ts';
import type { CarSummary } from './car.ts';
import type {
  CarSearchRequest,
  CarSearchResult,
  CarService,
  NearestFacilities,
} from './service.ts';

interface NearTools {
  readonly facilities: Pick<FacilityService, 'facilities'>;
  /** The site with an id, if it exists. */
  readonly findSite: (id: SiteId) => Pick<Site, 'locales' | 'distanceUnit'> | undefined;
}

/**
 * Adds distances to a search: cars near a place are those of the facilities near it. A site has few of them, so they are
 * measured here, and the index only filters and sorts by facility. Cars without a facility, such as those to order, are
 * near no place. A place of which only the name is known is ignored; lists look it up before (`placeSearch.ts`).
 */
export function withDistances(cars: CarService, tools: NearTools): CarService {
  return { ...cars, search: (request) => searchNear(cars, request, tools) };
}

async function searchNear(
  cars: CarService,
  request: CarSearchRequest,
  { facilities, findSite }: NearTools,
): Promise<CarSearchResult> {
  const site = findSite(request.site);
  const near = readNear({ ...request.fixed, ...request.filters });
  if (!near?.point || !site) return cars.search(request);
  const answer = await facilities.facilities(request.site, site.locales[0]);
  if (!answer.ok) return { cars: [], total: 0, facets: [], failure: answer.failure };
  const unit = nearUnit(site.distanceUnit);
  const distances = distancesFrom(near.point, answer.value);
  const nearest = nearestOf(distances, near.radius ?? usualRadius[unit], unit);
  const found = await cars.search({ ...request, nearest });
  const isStale = answer.isStale ?? found.isStale;
  return { ...found, isStale, cars: found.cars.map((car) => withDistance(car, distances, unit)) };
}

type Distances = ReadonlyMap<string, number>;

/** The distances of facilities in km, the nearest first; at the same distance, by id. */
function distancesFrom(
  point: NonNullable<Facility['coordinates']>,
  facilities: readonly Facility[],
): Distances {
  const known = facilities.flatMap(({ id, coordinates }) =>
    coordinates ? [[id, distanceKm(point, coordinates)] as const] : [],
  );
  return new Map(known.toSorted(([a, km], [b, other]) => km - other || inTextOrder(a, b)));
}

function nearestOf(distances: Distances, radius: number, unit: NearUnit): NearestFacilities {
  const ids = [...distances.keys()];
  if (radius === 0) return { ids };
  const limit = toKm(radius, unit);
  return { ids, within: ids.filter((id) => (distances.get(id) ?? Infinity) <= limit) };
}

function withDistance(car: CarSummary, distances: Distances, unit: NearUnit): CarSummary {
  const km = distances.get(car.facility.id ?? '');
  if (km === undefined) return car;
  // Up to four digits, which all languages of the sites write without a separator.
  return { ...car, facility: { ...car.facility, distance: `${wholeDistance(km, unit)} ${unit}` } };
}
