import type { Dealer } from './dealer.ts';

/** What all stores of the used-car chain have in common. */
export const carstoreChain = {
  chain: 'carstore',
  newBrands: [],
  newCarOffer: undefined,
  mailDomain: 'carstore.example',
} as const satisfies Partial<Dealer>;
