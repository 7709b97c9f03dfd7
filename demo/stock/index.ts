import type { StockIndex } from '#stock/stockIndex.ts';
import { generateVehicles } from './cars/generateVehicles.ts';
import { dealers } from './dealers/index.ts';
import { generateSites } from './facilities/generateSites.ts';

export { cases } from './cases.ts';

/** The indices of the demo group: the cars and the facilities of every dealer. */
export const stock: readonly StockIndex[] = dealers.flatMap((dealer) => [
  {
    name: `vehicles-${dealer.site}`,
    generate: (today: string) => generateVehicles(dealer, today),
  },
  { name: `sites-${dealer.site}`, generate: (today: string) => generateSites(dealer, today) },
]);
