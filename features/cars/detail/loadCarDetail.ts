import type { CarRecord, CarSummary } from '#domain/cars/car.ts';
import type { CarService } from '#domain/cars/service.ts';
import { maxSimilarCars, similarCarsFilters, withoutCar } from '#domain/cars/similarCars.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';

/** The data of a car's page. */
export type LoadedCar =
  | ({ readonly kind: 'found' } & FoundCar)
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** A car with related data; data that couldn't be loaded is left out. */
export interface FoundCar {
  readonly car: CarRecord;
  /** The dealer where the car is. */
  readonly facility: Facility | undefined;
  readonly similar: readonly CarSummary[];
}

interface Tools {
  readonly cars: CarService;
  readonly facilities: FacilityService;
  /** Logs failures. */
  readonly log: (line: string) => void;
}

interface CarPlace {
  readonly site: SiteId;
  readonly locale: Locale;
}

/** The car with this id. Without an id, or on a site without cars, it is `missing`. */
export async function loadCarDetail(
  tools: Tools,
  place: CarPlace,
  id: string | undefined,
): Promise<LoadedCar> {
  if (id === undefined || !tools.cars.hasCars(place.site)) return { kind: 'missing' };
  const lookup = await tools.cars.car(place.site, id);
  if (lookup.kind !== 'found') return { kind: lookup.kind };
  const { car } = lookup;
  const [facility, similar] = await Promise.all([
    loadFacility(tools, place, car),
    loadSimilar(tools, place, car),
  ]);
  return { kind: 'found', car, facility, similar };
}

async function loadFacility(
  { facilities, log }: Tools,
  { site, locale }: CarPlace,
  { facility: { id } }: CarRecord,
): Promise<Facility | undefined> {
  if (id === undefined) return undefined;
  const answer = await facilities.facilities(site, locale);
  if (answer.ok) return answer.value.find((facility) => facility.id === id);
  log(`facilities: facilities of ${site}: ${describeUpstreamFailure(answer.failure)}`);
  return undefined;
}

async function loadSimilar(
  { cars }: Tools,
  { site }: CarPlace,
  car: CarRecord,
): Promise<readonly CarSummary[]> {
  const fixed = similarCarsFilters(car);
  if (!fixed) return [];
  // One extra, because the results may contain the car itself.
  return withoutCar((await cars.search({ site, fixed, limit: maxSimilarCars + 1 })).cars, car);
}
