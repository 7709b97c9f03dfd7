import type { CarService } from '#domain/cars/service.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { type CreditExampleWords, creditExampleWords } from './creditExampleWords.ts';
import type { FinancePlace } from './formatFinance.ts';
import { loadCreditCar } from './loadCreditCar.ts';

/** Where an example of credit is shown. */
interface CreditPlace extends Pick<FinancePlace, 'locale' | 'country'> {
  readonly site: SiteId;
  readonly dictionary: Dictionary;
}

/** The representative example of credit of a site. */
export interface LoadedCreditExample extends CreditExampleWords {
  /** The car whose loan it is. */
  readonly carId: string;
}

/** Loads the representative example of a site; `undefined` if no car has a loan, or without an answer. */
export async function loadCreditExample(
  cars: CarService,
  { site, dictionary, ...place }: CreditPlace,
): Promise<LoadedCreditExample | undefined> {
  const car = await loadCreditCar(cars, site);
  const words = car && creditExampleWords(car, dictionary, place);
  return car && words && { ...words, carId: car.id };
}
