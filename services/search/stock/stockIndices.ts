import type { SearchDocument } from '../engine.ts';
import { generateVehicles } from './cars/generateVehicles.ts';
import type { Day } from './day.ts';
import { dealers } from './dealers/index.ts';
import { generateSites } from './facilities/generateSites.ts';

/** An index of the demo stock, made when it is asked for. */
export interface StockIndex {
  readonly name: string;
  readonly generate: (today: Day) => readonly SearchDocument[];
}

/** The indices of the demo group: the cars and the facilities of every dealer. */
export const stockIndices: readonly StockIndex[] = dealers.flatMap((dealer) => [
  { name: `vehicles-${dealer.site}`, generate: (today: Day) => generateVehicles(dealer, today) },
  { name: `sites-${dealer.site}`, generate: (today: Day) => generateSites(dealer, today) },
]);
