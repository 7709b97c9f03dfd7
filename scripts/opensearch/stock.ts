import fc from 'fast-check';
import type { SearchDocument } from '#services/search/engine.ts';
import { generateVehicles } from '#services/search/stock/cars/generateVehicles.ts';
import { dealers } from '#services/search/stock/dealers/index.ts';
import { generateSites } from '#services/search/stock/facilities/generateSites.ts';
import { cars } from '#services/search/testing/arbitraries.ts';

/** Documents and the index they belong to. */
export interface Stock {
  readonly index: string;
  readonly documents: readonly SearchDocument[];
}

// The stock is the same every time on the same day.
const today = '2026-11-01';

/** The cars of a dealer of the demo. */
export function carStock(site: string): Stock {
  return { index: `vehicles-${site}`, documents: generateVehicles(dealerOf(site), today) };
}

/** The facilities of a dealer of the demo. */
export function siteStock(site: string): Stock {
  return { index: `sites-${site}`, documents: generateSites(dealerOf(site), today) };
}

/** Small odd cars that try the rules at their edges. */
export function oddStock(): Stock {
  const samples = fc.sample(cars, { numRuns: 30, seed: 7 });
  const [most = []] = samples.toSorted((a, b) => b.length - a.length);
  return { index: 'vehicles-odd', documents: most };
}

/** More cars than an index lets one skip. */
export function vastStock(): Stock {
  const documents = Array.from({ length: 10_400 }, (_, at) => ({
    car_id: `far-${at}`,
    car_brand: at % 3 === 0 ? 'Volvo' : 'Audi',
    car_price: (at * 7919) % 5000,
  }));
  return { index: 'vehicles-vast', documents };
}

function dealerOf(site: string) {
  const dealer = dealers.find((candidate) => candidate.site === site);
  if (dealer === undefined) throw new Error(`There is no dealer for ${site}.`);
  return dealer;
}
