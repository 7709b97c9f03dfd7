import type { CarRecord } from '#domain/cars/car.ts';
import type { CarSearchRequest, CarService } from '#domain/cars/service.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { SiteId } from '#domain/sites/site.ts';

/** All cars with a loan: none costs as much as the upper end. */
const withLoan: Filters = { loan: ['1', '1000000000'] };

/** How many cars around the middle may be left out before one is taken that isn't usual. */
const candidates = 12;

/**
 * The car whose loan is the representative example of a site: the one at the middle price of all cars with a loan. The
 * example represents what the site offers, whatever the visitor searches for. Cars to order and commercial vehicles are
 * left out, since their prices aren't what consumers pay. `undefined` if no car has a loan, or without an answer.
 */
export async function loadCreditCar(
  cars: CarService,
  site: SiteId,
): Promise<CarRecord | undefined> {
  if (!cars.hasCars(site)) return undefined;
  const all: CarSearchRequest = { site, fixed: withLoan, limit: 0 };
  const { total } = await cars.search(all);
  if (total === 0) return undefined;
  const offset = Math.floor((total - 1) / 2);
  const around = { ...all, sortName: 'price-asc', offset, limit: candidates };
  const found = (await cars.search(around)).cars.filter(({ monthlyCosts }) => monthlyCosts.loan);
  const car = found.find(({ isSample, isCommercial }) => !isSample && !isCommercial) ?? found[0];
  if (!car) return undefined;
  const lookup = await cars.car(site, car.id);
  return lookup.kind === 'found' ? lookup.car : undefined;
}
