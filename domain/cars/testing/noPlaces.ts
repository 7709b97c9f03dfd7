import type { PlaceFinder } from '../findPlace.ts';

/** Knows no place. */
export const noPlaces: PlaceFinder = {
  named: async (_site, name) => ({ kind: 'unknown', name }),
  inWords: async () => undefined,
};
