import type { CarRecord, CarSummary } from '#domain/cars/car.ts';
import type { CarService } from '#domain/cars/service.ts';
import {
  keyphraseOfSlug,
  maxSimilarCars,
  similarCarsFilters,
  withoutCar,
} from '#domain/cars/similarCars.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';
import { describeUpstreamFailure, logFailure } from '#domain/upstreamFailure.ts';

/** The data of a car's page. */
export type LoadedCar =
  | ({ readonly kind: 'found' } & FoundCar)
  | ({ readonly kind: 'missing' } & GoneCar)
  | { readonly kind: 'failed' };

/** A car with related data; data that couldn't be loaded is left out. */
export interface FoundCar {
  readonly car: CarRecord;
  /** The dealer where the car is. */
  readonly facility: Facility | undefined;
  readonly similar: readonly CarSummary[];
}

/** What can be offered instead of a car that doesn't exist any more. */
export interface GoneCar {
  /** The words of the car's name in the address; may be empty. */
  readonly keyphrase: string;
  /** Cars that match those words. */
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

/**
 * The car at an address. Without an id, or on a site without cars, it is `missing`.
 *
 * @param address - The open segments of the page's address: the car's id and name.
 */
export async function loadCarDetail(
  tools: Tools,
  place: CarPlace,
  [id, slug = '']: readonly string[],
): Promise<LoadedCar> {
  if (id === undefined || !tools.cars.hasCars(place.site)) {
    return { kind: 'missing', keyphrase: '', similar: [] };
  }
  const lookup = await tools.cars.car(place.site, id);
  if (lookup.kind === 'missing')
    return { kind: 'missing', ...(await loadInstead(tools, place, slug)) };
  if (lookup.kind === 'failed') return { kind: 'failed' };
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
  const { failure } = answer;
  logFailure(
    log,
    failure,
    `facilities: facilities of ${site}: ${describeUpstreamFailure(failure)}`,
  );
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

async function loadInstead({ cars }: Tools, { site }: CarPlace, slug: string): Promise<GoneCar> {
  const keyphrase = keyphraseOfSlug(slug);
  if (!keyphrase) return { keyphrase, similar: [] };
  const found = await cars.search({ site, keyphrase, dropsWords: true, limit: maxSimilarCars });
  return { keyphrase, similar: found.cars };
}
