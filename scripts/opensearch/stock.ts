import fc from 'fast-check';
import { generateVehicles } from '#demo/stock/cars/generateVehicles.ts';
import { dealers } from '#demo/stock/dealers/index.ts';
import { generateSites } from '#demo/stock/facilities/generateSites.ts';
import type { SearchDocument } from '#search-engine/engine.ts';
import { cars } from '#search-engine/testing/arbitraries.ts';

/** Documents and the index they belong to. */
export interface Stock {
  readonly index: string;
  readonly documents: readonly SearchDocument[];
}

// A fixed date gives the same stock every time.
const today = '2026-11-01';

/** The cars of a demo dealer. */
export function carStock(site: string): Stock {
  return { index: `vehicles-${site}`, documents: generateVehicles(dealerOf(site), today) };
}

/** The facilities of a demo dealer. */
export function siteStock(site: string): Stock {
  return { index: `sites-${site}`, documents: generateSites(dealerOf(site), today) };
}

/** Small unusual cars that test edge cases. */
export function oddStock(): Stock {
  const samples = fc.sample(cars, { numRuns: 30, seed: 7 });
  const [most = []] = samples.toSorted((a, b) => b.length - a.length);
  return { index: 'vehicles-odd', documents: most };
}

/** More cars than the index's limit for offsets. */
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
