import { addDays, type Day, daysBetween, yearOf } from '../day.ts';
import type { ShownCar } from '../dealers/dealer.ts';
import { passengerModels } from '../models/index.ts';
import type { CarModel, Version } from '../models/model.ts';
import type { History } from './history.ts';
import type { Pricing } from './pricing.ts';

/** The model and version of a shown car. Throws if the tables lack them. */
export function findVersion(shown: ShownCar): { model: CarModel; version: Version } {
  const year = yearOf(shown.registered);
  for (const model of passengerModels) {
    if (model.name !== shown.model) continue;
    const version = model.versions.find(
      ({ name, from, to }) => name === shown.version && from <= year && year <= to,
    );
    if (version !== undefined) return { model, version };
  }
  throw new Error(`There is no ${shown.model} ${shown.version} of ${year} in the tables.`);
}

/** Pages describe these cars as just arrived. */
const daysSinceArrival = 3;

/** A shown car's history, as far as its page states it. */
export function shownHistory({ registered, kilometres }: ShownCar, today: Day): History {
  return {
    registered,
    kilometres,
    published: addDays(today, -daysSinceArrival),
    owners: 1,
    age: daysBetween(registered, today) / 365.25,
  };
}

/** A shown car's price: the page's, if it states one. */
export function shownPricing({ price, campaign }: ShownCar, usual: Pricing): Pricing {
  return price === undefined ? usual : { ...usual, price, campaign };
}
