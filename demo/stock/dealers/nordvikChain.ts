import type { Dealer } from './dealer.ts';

/** What the group's dealers of new cars have in common. */
export const nordvikChain = {
  chain: 'nordvik',
  newBrands: ['Volvo', 'Volkswagen', 'Kia'],
} as const satisfies Partial<Dealer>;
